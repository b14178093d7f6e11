/** Mail programs and browsers refuse longer addresses. */
const longest = 1900
const cutMark = encodeURIComponent(' […]')

/**
 * An address that opens a new message with the text, or with as much of it as fits.
 * @param start the address without the text, which follows percent-encoded
 */
export function messageLink(start: string, text: string): { href: string; isCut: boolean } {
  const room = longest - start.length - cutMark.length
  let body = ''
  // Half a character cannot be encoded.
  const whole = text
    .slice(0, longest)
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/\r?\n/g, '\r\n')
  for (const character of whole) {
    const next = body + encodeURIComponent(character)
    if (next.length > room) return { href: start + body + cutMark, isCut: true }
    body = next
  }
  return { href: start + body, isCut: false }
}
