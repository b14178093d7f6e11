// Decodes names and subjects that mail programs encode for headers (RFC 2047).

const word = /=\?([\w-]{1,40})(?:\*[\w-]{0,20})?\?([bq])\?([^?\s]{0,1000})\?=/gi

/** Text between two encoded words is only their separator. What cannot be decoded stays as it is. */
export const decodedWords = (text: string): string =>
  text.replace(/\?=\s{1,20}=\?/g, '?==?').replace(word, (raw, charset: string, encoding: string, content: string) => {
    const bytes = encoding.toLowerCase() === 'b' ? Buffer.from(content, 'base64') : quotedBytes(content)
    try {
      return new TextDecoder(charset).decode(bytes)
    } catch {
      return raw
    }
  })

const quotedBytes = (content: string) =>
  Buffer.from(
    content.replaceAll('_', ' ').replace(/=([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )
