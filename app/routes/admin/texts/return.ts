import { isWritten } from '#app/features/texts/define-texts.ts'
import { textWords } from '#app/features/texts/words.ts'
import { returnToCode } from '#app/features/texts/write-texts.server.ts'
import { takeBackAction, takeBackLoader } from './take-back.server.ts'
import { textOf } from './text-address.server.ts'

export const handle = { permission: 'texts.publish' } as const

export const loader = takeBackLoader
export const action = takeBackAction('return', returnToCode, (_, params) => {
  const { kind, place } = textOf(params)
  return isWritten(kind, place) ? textWords.offline : textWords.returned
})
