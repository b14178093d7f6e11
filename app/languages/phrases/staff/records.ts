// One enquiry or application: its conversation, changes and replies.
import type { Translations } from '../translations.ts'

export const staffRecords = {
  'the visitor': { fr: 'le visiteur', ko: '방문자' },
  'a former colleague': { fr: 'un ancien collègue', ko: '이전 동료' },
  'moved to {status}': { fr: 'nouvel état : {status}', ko: '상태 변경: {status}' },
} as const satisfies Translations
