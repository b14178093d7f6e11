import type { Phrase } from '#app/languages/phrases.server.ts'

// The one file that can be attached to an application.

const megabytes = 5 as const

export const cvField = 'cv'
export const cvBytes = megabytes * 1024 * 1024
export const cvHint = `One PDF file of up to ${megabytes} MB.` as const
export const cvTooLarge = `The CV is larger than ${megabytes} MB. Please choose a smaller file.` as const
const notPdf = 'The CV is not a PDF file. Please choose another file.'

const firstBytes = new TextEncoder().encode('%PDF-')

/** Checks the content: name and type are the sender's claims. */
export function cvProblem({ bytes }: { bytes: Uint8Array }): Phrase | null {
  if (bytes.byteLength > cvBytes) return cvTooLarge
  return firstBytes.every((byte, index) => bytes[index] === byte) ? null : notPdf
}
