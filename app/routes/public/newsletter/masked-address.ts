/** Shows enough of an address for its owner to recognise it, because mails with such links are forwarded. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@')
  const [first = ''] = address
  return `${first}•••${address.slice(Math.max(0, at))}`
}
