// What the solver remembers of positions at the start of a trick.
//
// Positions are filed by how many cards of each suit each seat holds and who leads. Within a file
// an entry says who owns the strongest cards of each suit, down to the weakest that mattered, and
// how many tricks the side then wins at least and at most, whoever holds the cards below.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "lanes.h"

namespace quadrille {

// Who owns which rank: a seat's number as two bits, spread over two sets.
struct Owners {
    Lanes low = 0;
    Lanes high = 0;

    bool agree(const Owners& other, Lanes ranks) const {
        return (((low ^ other.low) | (high ^ other.high)) & ranks) == 0;
    }
};

class Memo {
  public:
    struct Entry {
        Owners owners;
        Lanes ranks;  // those that mattered
        std::uint32_t next;
        std::uint8_t at_least;
        std::uint8_t at_most;
    };

    struct File {
        std::uint64_t key = 0;
        Lanes lead = 0;           // the rank that was led when last a lead succeeded
        std::uint32_t entry = 0;  // the newest; 0 is none
        std::uint32_t age = 0;
    };

    // Never more than so many bytes are used.
    explicit Memo(std::size_t bytes)
        : entries_(std::max<std::size_t>(bytes / 4 * 3 / sizeof(Entry), 1 << 10)),
          files_(std::bit_floor(std::max<std::size_t>(bytes / 4 / sizeof(File), 1 << 8))) {
        forget();
    }

    void forget() {
        ++age_;
        filed_ = 0;
        used_ = 1;
        mask_ = std::min(kFewFiles, files_.size()) - 1;
    }

    // The file with a key, or null.
    const File* find(std::uint64_t key) const {
        const File& file = files_[slot(key)];
        return file.age == age_ ? &file : nullptr;
    }

    const Entry& entry(std::uint32_t number) const { return entries_[number]; }

    // Keep what was found out; `lead` is the rank whose lead succeeded, or 0.
    void keep(std::uint64_t key, Lanes lead, const Owners& owners, Lanes ranks, int at_least,
              int at_most) {
        if (used_ == entries_.size() || 2 * filed_ > mask_) make_room();
        File& file = files_[slot(key)];
        if (file.age != age_) {
            file = {key, 0, 0, age_};
            ++filed_;
        }
        if (lead) file.lead = lead;
        for (std::uint32_t each = file.entry; each; each = entries_[each].next) {
            Entry& entry = entries_[each];
            if (entry.ranks == ranks && entry.owners.agree(owners, ranks)) {
                entry.at_least = std::max<std::uint8_t>(entry.at_least, at_least);
                entry.at_most = std::min<std::uint8_t>(entry.at_most, at_most);
                return;
            }
        }
        entries_[used_] = {owners, ranks, file.entry, static_cast<std::uint8_t>(at_least),
                           static_cast<std::uint8_t>(at_most)};
        file.entry = used_++;
    }

  private:
    static constexpr std::size_t kFewFiles = 1 << 11;

    std::vector<Entry> entries_;
    std::vector<File> files_;  // as few of them as will do are in use, so that they lie close
    std::size_t mask_ = 0;
    std::size_t filed_ = 0;
    std::uint32_t used_ = 1;
    std::uint32_t age_ = 0;

    std::size_t slot(std::uint64_t key) const {
        std::size_t at = (key * 0x9e37'79b9'7f4a'7c15) >> 32 & mask_;
        while (files_[at].age == age_ && files_[at].key != key) at = (at + 1) & mask_;
        return at;
    }

    // Use more of the files; where all are in use, or no entry is left, begin anew.
    void make_room() {
        if (used_ == entries_.size() || mask_ + 1 == files_.size()) return forget();
        std::vector<File> filed;
        filed.reserve(filed_);
        for (std::size_t at = 0; at <= mask_; ++at) {
            if (files_[at].age == age_) filed.push_back(files_[at]);
        }
        ++age_;
        mask_ = 4 * (mask_ + 1) - 1;
        if (mask_ >= files_.size()) mask_ = files_.size() - 1;
        for (File& file : filed) {
            file.age = age_;
            files_[slot(file.key)] = file;
        }
    }
};

}  // namespace quadrille
