import { expect, test } from 'vitest'
import { detailsOf } from './details.server.ts'

const ofText = 'company/company/en'

test('the details of an entry name fields, events and weekdays as their own pages do', () => {
  const hours = [1, 2, 3, 5].map((day): [string, string] => [`seoul${day}`, '09:00-12:00'])
  const detail: [string, string][] = [['minutes', '60'], ...hours, ['seoul6', 'none']]
  expect(detailsOf({ verb: 'changed', record_reference: 'appointments', detail }, 'en')).toEqual([
    ['minutes', '60'],
    ['seoulHours', 'Monday–Wednesday, Friday 09:00–12:00; Saturday none'],
  ])
  const fields = detailsOf({ verb: 'changed', record_reference: ofText, detail: [['fields', 'headcount']] }, 'en')
  expect(fields).toEqual([['fields', 'Number of employees']])
  const events = detailsOf(
    { verb: 'changed', record_reference: 'Slack', detail: [['events', 'record.created, record.replied']] },
    'fr',
  )
  expect(String(events[0]?.[1])).not.toContain('record.')
})

test('a name that is a word of the site stays, a status does not', () => {
  const inFrench = (verb: string, to: string) => detailsOf({ verb, record_reference: null, detail: [['to', to]] }, 'fr')
  expect(inFrench('assigned', 'Page')).toEqual([['to', 'Page']])
  expect(inFrench('moved', 'in_progress')).toEqual([['to', 'en cours']])
})

test('a name of a field is drawn once', () => {
  const detail: [string, string][] = [['fields', 'headcount']]
  expect(detailsOf({ verb: 'text-saved', record_reference: ofText, detail }, 'fr')).toEqual([
    ['fields', 'Nombre d’employés'],
  ])
})
