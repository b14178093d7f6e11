import { textWords } from '#app/features/texts/words.ts'

export const restoreRefusals = { picture: textWords.pictureDeleted } as const
