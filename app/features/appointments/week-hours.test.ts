import { expect, test } from 'vitest'
import { appointmentSettingsSchema, fieldsIn, settingsIn, weekOf } from './schema.ts'

const stored = {
  seoul: true,
  cameroon: false,
  ...weekOf(''),
  seoul1: '09:00-10:00, 11:00-12:00, 14:00-15:00, 16:00-17:00',
  seoul2: '09:00-12:00',
  minutes: '30' as const,
  noticeHours: 24,
  daysAhead: 14,
  closed: '',
}

test('a form that is sent as it was shown keeps every window of a day', () => {
  const sent = appointmentSettingsSchema.parse({ ...fieldsIn(stored), version: '1' })
  expect(settingsIn(sent).settings).toMatchObject(stored)
})
