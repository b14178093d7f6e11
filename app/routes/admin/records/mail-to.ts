/** A link that opens the reader's own mail program. */
export function mailTo(email: string, subject: string) {
  const address = encodeURIComponent(email).replaceAll('%40', '@')
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`
}
