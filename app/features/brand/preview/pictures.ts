const pictureNames = [
  'logo',
  'lockup',
  'lockup-reversed',
  'mark',
  'mark-mono',
  'letterhead',
  'card-front',
  'card-back',
  'card-qr',
] as const

export type PictureName = (typeof pictureNames)[number]

export const isPictureName = (name: string): name is PictureName => (pictureNames as readonly string[]).includes(name)
