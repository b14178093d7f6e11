// The receipts of consents and the notices of them.
import { expect } from 'vitest'
import { languages } from '#app/content/languages.ts'
import { hrefIn } from '#app/languages/pages.ts'
import type { Db } from '#db/schema.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { storedMails } from '#tests/support/mailbox.ts'
import { readConsent } from './consent.server.ts'
import { sendConsentNotices } from './consent-notices.server.ts'
import { subscriberLinks, subscriberToken } from './links.server.ts'
import { complainAboutIssue, loseSubscriber } from './lost-subscriber.server.ts'
import { changePreferences, confirmSubscription, unsubscribe } from './newsletter.server.ts'
import { subscribe } from './subscribe.server.ts'
import { readerTopics } from './topics.ts'

const noon = Date.UTC(2026, 0, 15, 12)
const day = 24 * 60 * 60_000
const all = { name: 'Ada', topics: [...readerTopics], frequency: 'each' as const, language: 'en' as const }
let count = 0

type Request = { marketing?: boolean; now?: number; email?: string }

function ask(db: Db, { marketing = false, now = noon, email = 'ada@example.com' }: Request = {}) {
  count += 1
  const sending = { digest: `d${count}`, client: `c${count}`, spamReasons: null, language: 'en' as const, now }
  return subscribe(db, { name: 'Ada', email, marketing, from: '/newsletter' }, sending)
}

async function asked(db: Db, request: Request = {}) {
  await ask(db, request)
  const { email = 'ada@example.com' } = request
  return db.selectFrom('subscribers').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
}

async function confirmed(db: Db, more: Request = {}) {
  const row = await asked(db, more)
  const token = subscriberLinks(row).confirm.split('/').at(-1) ?? ''
  await confirmSubscription(db, token, { marketing: more.marketing ?? false }, { now: more.now ?? noon })
  return row
}

const events = (db: Db) => db.selectFrom('consent_events').selectAll().orderBy('at').orderBy('id').execute()
const kinds = async (db: Db) => (await events(db)).map(({ kind }) => kind)
const onlyRow = (db: Db) => db.selectFrom('subscribers').selectAll().executeTakeFirstOrThrow()

describeOnBothDialects('the receipts of consent', () => {
  test('are written when it is confirmed, with the words, and not when it is only asked for', async ({ db }) => {
    await asked(db, { marketing: true })
    expect(await events(db)).toEqual([])
    const row = await confirmed(db, { marketing: true, now: noon + 1 })
    const consent = await readConsent(db)
    const common = { address_hash: row.address_hash, version: consent.version, at: noon + 1 }
    expect(await events(db)).toMatchObject([
      { ...common, kind: 'newsletter', wording: consent.wording },
      { ...common, kind: 'marketing', wording: consent.marketing },
    ])
  })

  test('say when marketing was agreed to and withdrawn; an unchanged consent writes nothing', async ({ db }) => {
    const token = subscriberToken(await confirmed(db))
    for (const [at, marketing] of [false, true, true, false].entries()) {
      await changePreferences(db, token, { ...all, marketing }, { now: noon + at + 1 })
    }
    expect(await kinds(db)).toEqual(['newsletter', 'marketing', 'marketing withdrawn'])
    expect((await events(db)).map(({ at }) => at - noon)).toEqual([0, 2, 4])
  })

  test('outlive the subscription, and hold no name or address', { tags: 'simultaneous' }, async ({ db }) => {
    const token = subscriberToken(await confirmed(db))
    await Promise.all([1, 2, 3].map(() => unsubscribe(db, token, { now: noon + day })))
    expect(await kinds(db)).toEqual(['newsletter', 'unsubscribed'])
    expect(JSON.stringify(await events(db))).not.toMatch(/\bada\b/i)
  })
})

describeOnBothDialects('a consent on a page in another language', (open) => {
  test.each(languages)('is kept with the words that the page in %s showed', async (language) => {
    const db = await open()
    const consent = await readConsent(db, language)
    await subscribe(
      db,
      { name: 'Ada', email: 'ada@example.com', marketing: true, from: '/newsletter' },
      // The browser's language is not the page's.
      { digest: 'd', client: 'c', spamReasons: null, language: 'ko', pageLanguage: language, now: noon },
    )
    expect(await onlyRow(db)).toMatchObject({
      consent_wording: consent.wording,
      consent_version: consent.version,
      marketing_wording: consent.marketing,
      marketing_version: consent.version,
      source: hrefIn(language, '/newsletter'),
    })
  })

  test('to marketing is kept as the page with the box says it; one that was given before keeps its words', async () => {
    const db = await open()
    const row = await asked(db)
    const token = subscriberLinks(row).confirm.split('/').at(-1) ?? ''
    await confirmSubscription(db, token, { marketing: true }, { now: noon, pageLanguage: 'fr' })
    const { marketing, version } = await readConsent(db, 'fr')
    const inFrench = { marketing_wording: marketing, marketing_version: version }
    expect(await onlyRow(db)).toMatchObject(inFrench)
    const change = (marketing: boolean) =>
      changePreferences(db, subscriberToken(row), { ...all, marketing }, { now: noon, pageLanguage: 'ko' })
    await change(true)
    expect(await onlyRow(db)).toMatchObject(inFrench)
    await change(false)
    await change(true)
    expect(await onlyRow(db)).toMatchObject({ marketing_wording: (await readConsent(db, 'ko')).marketing })
    const asWritten = (await events(db)).map(({ kind, version }) => `${kind} ${version}`)
    expect(asWritten).toEqual(['newsletter 1.1', 'marketing 1.1-fr', 'marketing withdrawn null', 'marketing 1.1-ko'])
  })

  test.for([
    [
      'en',
      '1.1',
      'By subscribing you ask BN Technologies to send you its newsletter by email. You can unsubscribe at any time.',
      'Also tell me by email about services, products, courses and offers of BN Technologies. I can change this at any time.',
    ],
    [
      'fr',
      '1.1-fr',
      'En vous inscrivant, vous demandez à BN Technologies de vous envoyer sa lettre d’information par e-mail. Vous pouvez vous désinscrire à tout moment.',
      'Informez-moi aussi par e-mail des services, produits, formations et offres de BN Technologies. Je peux revenir sur ce choix à tout moment.',
    ],
    [
      'ko',
      '1.1-ko',
      '구독을 신청하시면 BN Technologies 뉴스레터를 이메일로 받는 데 동의하시게 됩니다. 구독은 언제든지 해지하실 수 있습니다.',
      'BN Technologies 서비스, 제품, 교육 과정과 혜택에 관한 소식(광고성 정보)도 이메일로 받는 데 동의합니다. 이 동의는 언제든지 변경할 수 있습니다.',
    ],
  ] as const)('in %s of version %s has these words: others are another version', async (told, { db }) => {
    const [language, version, wording, marketing] = told
    expect(await readConsent(db, language)).toEqual({ version, wording, marketing })
  })
})

describeOnBothDialects('preferences', () => {
  test('are stored sorted, and forgotten with the subscription', async ({ db }) => {
    const row = await confirmed(db)
    expect(row).toMatchObject({ declined_topics: '', frequency: 'each' })
    const token = subscriberToken(row)
    const wanted = { ...all, topics: ['articles', 'courses'] as const, frequency: 'paused' as const }
    await changePreferences(db, token, { ...wanted, topics: [...wanted.topics], marketing: false }, { now: noon })
    expect(await onlyRow(db)).toMatchObject({
      declined_topics: ',papers,talks,',
      frequency: 'paused',
      status: 'active',
    })
    await unsubscribe(db, token, { now: noon })
    expect(await onlyRow(db)).toMatchObject({ declined_topics: '', frequency: 'each', link_key: row.link_key })
  })
})

describeOnBothDialects('a complaint', () => {
  test('about an issue ends the newsletter, once, and suppresses no address', async ({ db }) => {
    const { id } = await confirmed(db)
    const complain = () => db.transaction().execute((trx) => complainAboutIssue(trx, id, noon + day))
    expect([await complain(), await complain()]).toEqual([true, false])
    expect(await onlyRow(db)).toMatchObject({ status: 'complained', email: null, name: null, ended_at: noon + day })
    expect(await kinds(db)).toEqual(['newsletter', 'complained'])
    expect(await db.selectFrom('suppressed_addresses').selectAll().execute()).toEqual([])
    await db.deleteFrom('outbox').execute()
    await ask(db)
    expect(await storedMails(db)).toEqual([])
  })

  test('about another mail ends it too, with a receipt; a bounce writes none', async ({ db }) => {
    const lose = (email: string, reason: 'bounced' | 'complained') =>
      db.transaction().execute((trx) => loseSubscriber(trx, email, reason, noon + day))
    await confirmed(db)
    await lose('ada@example.com', 'bounced')
    expect(await kinds(db)).toEqual(['newsletter'])
    await lose('ADA@example.com', 'complained')
    expect(await kinds(db)).toEqual(['newsletter', 'complained'])
  })
})

describeOnBothDialects('the notice of consent', (open) => {
  const due = Date.UTC(2028, 0, 15, 12)
  const notices = (db: Db) => storedMails(db, { kind: 'consent-notice' })

  test('is sent two years after the consent, and every two years from then on', { tags: 'simultaneous' }, async () => {
    const db = await open()
    await confirmed(db, { marketing: true })
    expect(await sendConsentNotices(db, due - 1)).toBe(0)
    expect(await Promise.all([1, 2].map(() => sendConsentNotices(db, due)))).toEqual(expect.arrayContaining([1, 0]))
    const [mail] = await notices(db)
    const words = mail?.text_body.replace(/\s+/g, ' ') ?? ''
    expect(words).toContain('Date of your consent to the newsletter: Thursday, 15 January 2026 (Seoul time)')
    expect(words).toContain('Date of your consent to marketing: Thursday, 15 January 2026 (Seoul time)')
    expect(mail?.text_body).toContain('/newsletter/preferences/')
    expect(mail?.text_body).toContain('/newsletter/unsubscribe/')
    expect(await onlyRow(db)).toMatchObject({ noticed_at: due })
    expect(await kinds(db)).toEqual(['newsletter', 'marketing', 'notice'])
    expect(await sendConsentNotices(db, Date.UTC(2030, 0, 15, 12) - 1)).toBe(0)
    expect(await sendConsentNotices(db, Date.UTC(2030, 0, 15, 12))).toBe(1)
    expect(await notices(db)).toHaveLength(2)
  })

  test('goes to paused subscribers too, but to none who is pending or has left; a new consent begins anew', async () => {
    const db = await open()
    await asked(db, { email: 'pending@example.com' })
    const token = subscriberToken(await confirmed(db))
    await changePreferences(db, token, { ...all, frequency: 'paused', marketing: false }, { now: noon })
    expect(await sendConsentNotices(db, due)).toBe(1)
    await unsubscribe(db, token, { now: due })
    await confirmed(db, { now: due + day })
    expect(await sendConsentNotices(db, due + 2 * day)).toBe(0)
  })

  test('comes 50 a run, and is not sent to an address that nothing is sent to', async ({ db }) => {
    await confirmed(db)
    const { id, seq, ...one } = await onlyRow(db)
    const rows = Array.from({ length: 59 }, (_, n) => ({
      ...one,
      id: `${n}`,
      seq: seq + n + 1,
      address_hash: `${n}`,
      email: `v${n}@example.com`,
    }))
    await db.insertInto('subscribers').values(rows).execute()
    const address = 'v1@example.com'
    await db
      .insertInto('suppressed_addresses')
      .values({ id: 's', mailbox_key: address, address, reason: 'bounced', suppressed_at: noon })
      .execute()
    expect([
      await sendConsentNotices(db, due),
      await sendConsentNotices(db, due),
      await sendConsentNotices(db, due),
    ]).toEqual([50, 10, 0])
    const mails = await notices(db)
    expect(mails.filter(({ status }) => status === 'discarded').map((mail) => mail.to_address)).toEqual([
      'v1@example.com',
    ])
  })
})
