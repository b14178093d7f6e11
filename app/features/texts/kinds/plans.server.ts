import { choice, group, line, link, points } from '#app/forms/document/field-types.ts'
import type { Language } from '#db/tables/records.ts'
import { madeOf, type TextSource } from '../edition.server.ts'
import { priceBeside, priceOf } from '../price.ts'
import { type EntryOf, readEntries } from '../read-texts.server.ts'
import { definePages } from '../seeds.server.ts'
import { empty, money, named } from './shared-fields.ts'

export const planTexts = definePages({
  kind: 'plans',
  title: 'Price tiers',
  isReviewed: true,
  version: 2,
  lift: { 2: (older) => ({ ...(older as object), priceBasis: '' }) },
  list: { one: 'price tier', titled: 'name', beside: priceBeside },
  fields: {
    name: line('Name', 40),
    audience: line('Who it is for', 120),
    users: line('Users', 60),
    storage: line('Storage', 60),
    badge: line('Badge', 40, { ...empty, hint: 'A short label at the top of the tier, such as “Most Popular”.' }),
    price: group('Price', {
      ...money('Price').fields,
      period: choice('Billing period', named(['month', 'year'])),
    }),
    priceBasis: line('What decides the price', 120, empty),
    features: points('Includes', 'point', { least: 1, max: 160 }),
    button: line('Button', 40),
    href: link('Button link'),
  },
  path: () => '/products#pricing',
})

export type Plan = ReturnType<typeof planOf>

const planOf = ({ price, badge, button, href, ...plan }: EntryOf<typeof planTexts.fields>) => ({
  ...plan,
  badge: badge || null,
  price: priceOf(price),
  period: price.period,
  cta: { label: button, href },
  /** For a tier without a price. */
  requestHref: `/cta?plan=${plan.id}`,
})
export const readPlans = (source: TextSource, now: number, language: Language = 'en'): Promise<readonly Plan[]> =>
  madeOf(source, now, `price tiers in ${language}`, async () =>
    (await readEntries(source, planTexts, now, language)).map(planOf),
  )
