// Whether this processor knows the instructions that the modern build uses.
#pragma once

#if defined(__x86_64__)
#include <cpuid.h>
#endif

namespace quadrille {

#if defined(__x86_64__)

// Asked of the processor itself: the compilers' own way to ask leans on a library that zig lacks.
inline bool is_modern_processor() {
    constexpr unsigned kFma = 1u << 12, kPopcnt = 1u << 23, kXgetbv = 1u << 27;  // of leaf 1
    constexpr unsigned kBmi = 1u << 3, kAvx2 = 1u << 5, kBmi2 = 1u << 8;         // of leaf 7
    constexpr unsigned kLzcnt = 1u << 5;                                         // of the extended
    constexpr unsigned kWideRegistersAreKept = 6;
    unsigned a = 0, b = 0, c = 0, d = 0;
    const auto has = [](unsigned found, unsigned wanted) { return (found & wanted) == wanted; };
    if (!__get_cpuid(1, &a, &b, &c, &d) || !has(c, kFma | kPopcnt | kXgetbv)) return false;
    unsigned low = 0, high = 0;
    __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    if (!has(low, kWideRegistersAreKept)) return false;
    if (!__get_cpuid_count(7, 0, &a, &b, &c, &d) || !has(b, kBmi | kAvx2 | kBmi2)) return false;
    return __get_cpuid(0x80000001, &a, &b, &c, &d) && has(c, kLzcnt);
}

#else

inline bool is_modern_processor() { return false; }

#endif

}  // namespace quadrille
