// The overview, the inbox, enquiries and the staff search.
import type { Translations } from '../translations.ts'

export const staffDesk = {
  // The time until an answer is due
  '{count} min left': { fr: 'encore {count} min', ko: '{count}분 남음' },
  '{count} h left': { fr: 'encore {count} h', ko: '{count}시간 남음' },
  '{count} d left': { fr: 'encore {count} j', ko: '{count}일 남음' },
  '{count} min late': { fr: '{count} min de retard', ko: '{count}분 지남' },
  '{count} h late': { fr: '{count} h de retard', ko: '{count}시간 지남' },
  '{count} d late': { fr: '{count} j de retard', ko: '{count}일 지남' },
  'Overdue by {count} min': { fr: 'En retard de {count} min', ko: '{count}분 지연' },
  'Overdue by {count} h': { fr: 'En retard de {count} h', ko: '{count}시간 지연' },
  'Overdue by {count} d': { fr: 'En retard de {count} j', ko: '{count}일 지연' },
} as const satisfies Translations
