import { message } from '#app/languages/message.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
// The reasons for refusing a picture, each with what to do about it.
export const mostBytes = 8_000_000
export const mostPixels = 50_000_000

export const refusals = {
  empty: 'The file is empty.',
  tooHeavy: 'The image is larger than 8 MB. Make it smaller, and upload it again.',
  tooLarge: 'The image has more than 50 million pixels. Make it smaller, and upload it again.',
  svg: 'SVG files are not accepted, because they can carry scripts. Export the drawing as PNG, and upload that.',
  gif: 'GIF files are not accepted. Save the image as PNG or WebP, and upload that.',
  heic: 'HEIC photos are not accepted, because most browsers do not show them. Export the photo as JPEG, and upload that.',
  unknown: 'This file is not an image that can be used. Upload a JPEG, PNG, WebP or AVIF.',
  animated: 'Animated images are not accepted. Upload a still image.',
  damaged: 'The image is damaged or incomplete. Save it again and upload the new file.',
  mixed: 'The file contains something besides the image. Open the image, save it again and upload that.',
  wrongName: (kind: Phrase) =>
    message('The file’s name does not match its content: it is {kind}. Rename it and upload it again.', {
      kind: message(kind),
    }),
} as const
