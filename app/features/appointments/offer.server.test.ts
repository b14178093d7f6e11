import { expect, test } from 'vitest'
import { theVisitor } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import { describeOnBothDialects } from '#tests/support/databases.ts'
import { findOffer } from './offer.server.ts'
import { weekOf, zoneRule } from './schema.ts'
import { changeAppointmentSettings } from './settings.server.ts'

/** A Thursday noon in Seoul. */
const now = Date.parse('2026-01-15T12:00+09:00')

async function opened(open: () => Promise<Db>): Promise<Db> {
  const db = await open()
  const settings = {
    seoul: true,
    cameroon: false,
    ...weekOf(''),
    minutes: '60',
    noticeHours: 1,
    daysAhead: 14,
  } as const
  await changeAppointmentSettings(db, { ...settings, closed: '', version: 0 }, { actor: theVisitor, now })
  return db
}

const offered = (db: Db, query: string, zone: string | null = null) =>
  findOffer(db, { search: new URLSearchParams(query), language: 'en', now, zone })

const odd = ['asia/tokyo', 'ASIA/TOKYO', 'Asia/tokyo', 'America/Lima', 'Etc/GMT+5', '+09:00', 'Mars/Olympus']

test('a visitor’s time zone is one of the list, spelled as there', () => {
  expect(zoneRule.parse('Asia/Tokyo')).toBe('Asia/Tokyo')
  expect(odd.map((zone) => zoneRule.parse(zone))).toEqual(odd.map(() => ''))
})

describeOnBothDialects('the times of a page', (open) => {
  test('are in a zone of the list or in the stored one', async () => {
    const db = await opened(open)
    expect(await offered(db, 'zone=Asia%2FTokyo')).toMatchObject({ zone: 'Asia/Tokyo', chosenZone: 'Asia/Tokyo' })
    for (const zone of odd)
      expect(await offered(db, `${new URLSearchParams({ zone })}`)).toMatchObject({
        zone: 'Asia/Seoul',
        chosenZone: '',
      })
    const stored = await offered(db, 'zone=America%2FLima', 'America/Lima')
    expect(stored).toMatchObject({ zone: 'America/Lima', chosenZone: 'America/Lima' })
  })

  test('begin with the chosen day, or anew when it is after the last one', async () => {
    const db = await opened(open)
    const first = await offered(db, '')
    expect(first).toMatchObject({ from: '', later: '2026-01-22' })
    const later = await offered(db, 'from=2026-01-22')
    expect(later).toMatchObject({ from: '2026-01-22' })
    expect(later?.days[0]?.label).toContain('22 January')
    for (const from of ['2026-12-24', '2026-01-01', '2026-02-31', 'soon'])
      expect(await offered(db, `from=${from}`)).toEqual(first)
  })

  test.each([
    ['en', 'Cairo – Eastern European Time (GMT+2)', 'Times in Lima – Peru Standard Time. 60 minutes'],
    ['fr', 'Le Caire – heure d’Europe de l’Est (UTC+2)', 'Lima – heure normale du Pérou. 60 minutes'],
    ['ko', '카이로 – 동유럽 시간 (GMT+2)', 'Lima – 페루 표준시. '],
  ] as const)('name the city of each zone first, in %s', async (language, label, about) => {
    const db = await opened(open)
    const offer = await findOffer(db, { search: new URLSearchParams(), language, now, zone: 'America/Lima' })
    expect(offer?.zones.map(({ label }) => label)).toContain(label)
    for (const zone of offer?.zones ?? []) expect(zone.label).toMatch(/^\p{L}.* – .*\)$/u)
    expect(offer?.about[0]).toContain(about)
  })
})
