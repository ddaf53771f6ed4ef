/** Where the server keeps things, relative to the page. */

/** Where a clause is read, on the page of the rule set in force. */
export function lawAddress(clause: string, rules: string | null): string {
  return rules === null ? '#/law' : `#/law/${rules}/${clause}`;
}

export function setupsAddress(): string {
  return 'api/setups';
}

export function tablesAddress(): string {
  return 'api/tables';
}

export function openingAddress(): string {
  return 'api/tables';
}

/** The socket of one table, resuming after a version; an absolute address. */
export function socketAddress(table: string, after: number, page: string): string {
  const address = new URL(`api/tables/${encodeURIComponent(table)}/socket`, page);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  address.hash = '';
  address.search = `?after=${String(after)}`;
  return address.href;
}
