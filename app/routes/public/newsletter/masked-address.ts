/** Enough of an address for its owner to know it: links in mails are forwarded with the mails. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@')
  const [first = ''] = address
  return `${first}•••${address.slice(Math.max(0, at))}`
}
