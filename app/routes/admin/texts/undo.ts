import { textWords } from '#app/features/texts/words.ts'
import { undoPublish } from '#app/features/texts/write-texts.server.ts'
import { takeBackAction, takeBackLoader } from './take-back.server.ts'

export const handle = { permission: 'texts.publish' } as const

export const loader = takeBackLoader
export const action = takeBackAction('undo', undoPublish, (took) => words[took ?? 'publication'])

const words = { publication: textWords.undone, waiting: textWords.cancelled, shown: textWords.ended }
