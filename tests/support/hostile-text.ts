// Texts that are disproportionately expensive for code with more than linear time.

/** Short pieces, to be repeated up to the size of a body. */
export const pieces: Record<string, string> = {
  'combining marks of two classes': '\u0301\u0323',
  'combining marks of many classes': '\u0345\u0301\u0323\u0334\u05b0\u3099\u0f71',
  'voiced sound marks': '\uff9e\u0323',
  jamo: '\u1100\u1161\u11a8',
  'letters with marks': 'a\u0323\u0301',
  links: '<a ',
  'links without an end': '<a href',
  'nested markup': '<b><i>',
  'forum code': '[url',
  'mail headers': 'bcc:',
  'mail headers with spaces': 'bcc : ',
  'content types': 'content-type: ',
  'web addresses': 'www.',
  'at signs': '@',
  'dots and letters': 'a.',
  addresses: 'a@a.',
  spaces: ' ',
  'line breaks': '\n',
  digits: '0',
  dashes: 'a-',
  slashes: '/',
  quotes: '"\'',
  semicolons: ';=',
  emoji: '👩‍💻',
  'sigmas and marks': 'Σ\u0301',
}

// Cannot be written as text in a request, only as invalid UTF-8 bytes.
const loneSurrogate = '%ED%A0%80'

export const hostilePieces = [
  ...Object.entries(pieces).map(([name, piece]) => ({ name, piece: encode(piece) })),
  { name: 'lone surrogates', piece: loneSurrogate },
]

/** A piece repeated to this number of bytes, encoded for a form's body. */
export const repeatedTo = (bytes: number, piece: string) => piece.repeat(Math.floor(bytes / Buffer.byteLength(piece)))

/** Percent-encodes only where necessary, to fit as many characters as possible into a body. */
export function encode(text: string): string {
  return text.replace(/[%&+=#;\0-\x1f]/g, (character) => encodeURIComponent(character)).replaceAll(' ', '+')
}
