import { expect, test } from 'vitest'
import { documentOf } from '#app/forms/document/document-values.ts'
import { appointmentSettingsSchema, closedFields, fieldsIn, settingsIn, weekOf } from './schema.ts'

const stored = {
  seoul: true,
  cameroon: false,
  ...weekOf(''),
  seoul1: '09:00-10:00, 11:00-12:00, 14:00-15:00, 16:00-17:00',
  seoul2: '09:00-12:00',
  minutes: '30' as const,
  noticeHours: 24,
  daysAhead: 14,
  closed: '2026-06-03 Team day\n2026-07-01',
}

test('a form that is sent as it was shown keeps every window of a day', () => {
  const values = fieldsIn(stored)
  const sent = appointmentSettingsSchema.parse({ ...values, version: '1' })
  const document = documentOf(closedFields, values)
  expect(settingsIn({ ...sent, document })).toMatchObject(stored)
})
