// Characters that XML 1.0 forbids, even escaped.
const impossible = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' }

export const escapeXml = (text: string) =>
  text
    .toWellFormed()
    .replace(impossible, '')
    .replace(/[&<>"\r]/g, (character) => entities[character] ?? character)

/** An element with text, on its own line. */
export const element = (name: string, text: string, attributes = '') =>
  `<${name}${attributes ? ` ${attributes}` : ''}>${escapeXml(text)}</${name}>\n`
