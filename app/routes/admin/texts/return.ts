import { textWords } from '#app/features/texts/words.ts'
import { returnToCode } from '#app/features/texts/write-texts.server.ts'
import { takeBackAction, takeBackLoader } from './take-back.server.ts'

export const handle = { permission: 'texts.publish' } as const

export const loader = takeBackLoader
export const action = takeBackAction('return', returnToCode, textWords.returned)
