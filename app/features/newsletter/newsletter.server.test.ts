import { expect } from 'vitest'
import type { SendContext } from '#app/forms/send-context.ts'
import { TooManyRequests } from '#app/http/edge/rate-limit.server.ts'
import { purgeExpired } from '#app/jobs/purge.server.ts'
import type { Db } from '#db/schema.ts'
import type { Subscriber } from '#db/tables/newsletter.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { linkTo, storedMails } from '#tests/support/mailbox.ts'
import { readConsent } from './consent.server.ts'
import {
  changePreferences,
  confirmSubscription,
  findConfirmation,
  findSubscriberOf,
  requestUnsubscribeLink,
  subscriberCounts,
  unsubscribe,
  unsubscribeFor,
} from './newsletter.server.ts'
import type { SubscribeInput } from './schema.ts'
import { releaseSubscriber, subscribe } from './subscribe.server.ts'
import { readerTopics } from './topics.ts'

const noon = Date.UTC(2026, 0, 15, 12)
const minute = 60_000
const day = 24 * 60 * minute
const ada: SubscribeInput = { name: 'Ada', email: 'Ada@Example.com', marketing: false, from: '/blog' }
const at = (now = noon) => ({ now })
const all = { topics: [...readerTopics], frequency: 'each' as const, language: 'en' as const }

let count = 0
/** Each call is a different send unless `more` says otherwise. */
function sending(more: Partial<SendContext> = {}): SendContext {
  count += 1
  return {
    digest: `digest-${count}`,
    spamReasons: null,
    client: `client-${count}`,
    language: 'en',
    now: noon,
    ...more,
  }
}

const ben = { id: null, name: 'Ben', address: null }
const auditLines = async (db: Db) => {
  const events = await db.selectFrom('audit_events').selectAll().orderBy('id').execute()
  return events.map((event) => [event.actor_name, event.verb, event.record_id, event.record_reference])
}

const rows = (db: Db) => db.selectFrom('subscribers').selectAll().execute()
const onlyRow = async (db: Db) => (await rows(db))[0] as Subscriber
const languageOf = (mail: { html_body: string }) => /lang="(\w+)"/.exec(mail.html_body)?.[1]
const kinds = async (db: Db) => (await storedMails(db)).map((mail) => mail.kind)

async function tokenIn(db: Db, kind: string, path: string) {
  const [mail] = await storedMails(db, { kind })
  if (!mail) throw new Error(`no ${kind}`)
  return new URL(linkTo(path, mail)).pathname.split('/').at(-1) ?? ''
}
const confirmToken = (db: Db) => tokenIn(db, 'subscription-requested', '/newsletter/confirm/')
const leaveToken = (db: Db) => tokenIn(db, 'subscription-confirmed', '/newsletter/unsubscribe/')

async function activeSubscriber(open: () => Promise<Db>, input = ada) {
  const db = await open()
  await subscribe(db, input, sending())
  await confirmSubscription(db, await confirmToken(db), { marketing: input.marketing }, at())
  return db
}

describeOnBothDialects('subscribing', (open) => {
  test('stores the request with its receipt of consent together with the opt-in mail', async ({ db }) => {
    const consent = await readConsent(db)
    expect(consent.wording).toContain('BN Technologies')
    await subscribe(db, { ...ada, marketing: true }, sending())
    expect(await rows(db)).toMatchObject([
      {
        email: 'Ada@Example.com',
        name: 'Ada',
        status: 'pending',
        source: '/blog',
        language: 'en',
        consent_wording: consent.wording,
        consent_version: consent.version,
        consented_at: noon,
        confirmed_at: null,
        marketing_wording: consent.marketing,
        marketing_at: noon,
      },
    ])
    const [mail] = await storedMails(db)
    expect(mail).toMatchObject({ kind: 'subscription-requested', to_address: 'Ada@Example.com' })
    expect(await kinds(db)).toHaveLength(1)
  })

  test('50 identical simultaneous requests make one row and one mail, and count once for the limit', {
    tags: 'simultaneous',
  }, async ({ db }) => {
    const one = sending()
    await Promise.all(Array.from({ length: 50 }, () => subscribe(db, ada, one)))
    expect(await rows(db)).toHaveLength(1)
    expect(await kinds(db)).toEqual(['subscription-requested'])
  })

  test('the same address in another case is the same subscriber; later requests send another mail, two a day', async () => {
    const db = await open()
    await subscribe(db, ada, sending())
    const first = await confirmToken(db)
    for (const hours of [1, 2, 3]) {
      const now = noon + hours * 60 * minute
      await subscribe(db, { ...ada, email: 'ada@example.COM', name: `Ada ${hours}` }, sending({ now }))
    }
    expect(await rows(db)).toMatchObject([{ name: 'Ada 3' }])
    expect(await kinds(db)).toHaveLength(2)
    // The links of all mails work, not only the last one's.
    expect(await confirmToken(db)).toBe(first)
  })

  test('an active subscriber is unchanged and gets a mail that says so, two a day', async () => {
    const db = await activeSubscriber(open)
    const before = await onlyRow(db)
    for (let index = 0; index < 4; index++) {
      await subscribe(db, { ...ada, name: 'Mallory', marketing: true }, sending({ language: 'ko' }))
    }
    const after = await onlyRow(db)
    expect(after).toEqual({ ...before, request_digest: after.request_digest })
    const mails = await storedMails(db, { kind: 'subscription-repeated' })
    expect(mails.map(languageOf)).toEqual(['en', 'en'])
  })

  test('a request within ten minutes is a repetition, unless the clock was set back', async ({ db }) => {
    for (const now of [noon, noon + 9 * 60_000, noon - 3 * day]) {
      await subscribe(db, ada, sending({ digest: 'the same', now }))
    }
    expect(await storedMails(db, { kind: 'subscription-requested' })).toHaveLength(2)
  })

  test('the language follows the latest form until it is confirmed, unless a robot sent it; then only the mailed link changes it', async () => {
    const db = await open()
    const languages = async () => (await storedMails(db)).map(languageOf).reverse()
    await subscribe(db, ada, sending({ language: 'ko' }))
    await subscribe(db, ada, sending({ language: 'fr' }))
    await subscribe(db, ada, sending({ language: 'en', spamReasons: 'A reason.' }))
    await confirmSubscription(db, await confirmToken(db), { marketing: false }, at())
    expect(await languages()).toEqual(['ko', 'fr', 'fr'])

    await subscribe(db, ada, sending({ language: 'ko', now: noon + day }))
    expect(await onlyRow(db)).toMatchObject({ status: 'active', language: 'fr' })
    const wanted = { ...all, name: 'Ada', marketing: false, language: 'ko' as const }
    await changePreferences(db, await leaveToken(db), wanted, { now: noon + day })
    expect(await onlyRow(db)).toMatchObject({ status: 'active', language: 'ko' })
    await requestUnsubscribeLink(db, ada.email, sending({ now: noon + 2 * day }))
    await unsubscribe(db, await leaveToken(db), at(noon + 2 * day))
    expect((await languages()).slice(3)).toEqual(['fr', 'ko', 'ko'])
  })

  test('an address that reported our mail as spam never gets mail again', async () => {
    const db = await activeSubscriber(open)
    await db.updateTable('subscribers').set({ status: 'complained' }).execute()
    await db.deleteFrom('outbox').execute()
    await subscribe(db, ada, sending())
    await requestUnsubscribeLink(db, ada.email, sending())
    expect(await kinds(db)).toEqual([])
    expect(await onlyRow(db)).toMatchObject({ status: 'complained' })
  })

  test('a robot’s request waits for staff without a mail, and does not affect a person’s', {
    tags: 'simultaneous',
  }, async ({ db }) => {
    await subscribe(db, ada, sending({ spamReasons: 'A reason.' }))
    expect(await rows(db)).toMatchObject([{ status: 'pending', spam_reasons: 'A reason.' }])
    expect(await subscriberCounts(db)).toMatchObject({ pending: 1, quarantined: 1 })
    expect(await kinds(db)).toEqual([])

    const { id, version } = await onlyRow(db)
    const release = (version: number) => releaseSubscriber(db, { id, version }, { actor: ben, now: noon + day })
    expect(await release(version + 1)).toEqual({ ok: false, reason: 'changed' })
    expect(await Promise.all([release(version), release(version)])).toEqual(
      expect.arrayContaining([
        { ok: true, email: ada.email },
        { ok: false, reason: 'changed' },
      ]),
    )
    expect(await release(version + 1)).toEqual({ ok: false, reason: 'wrong status' })
    expect(await releaseSubscriber(db, { id: 'x', version }, { actor: ben, now: noon })).toEqual({
      ok: false,
      reason: 'gone',
    })
    expect(await kinds(db)).toEqual(['subscription-requested'])
    expect(await auditLines(db)).toEqual([['Ben', 'released', id, null]])
    await subscribe(db, { ...ada, name: 'Robot' }, sending({ spamReasons: 'A reason.', now: noon + day }))
    expect(await rows(db)).toMatchObject([{ name: 'Ada', spam_reasons: null }])
    expect(await subscriberCounts(db)).toMatchObject({ pending: 1, quarantined: 0, total: 0 })
  })

  test('the sixth within an hour from one person is refused and stores nothing; a repetition is never refused', async () => {
    const db = await open()
    const client = 'one sender'
    const first = sending({ client })
    await subscribe(db, ada, first)
    for (let index = 1; index < 5; index++) {
      await subscribe(db, { ...ada, email: `ada+${index}@example.com` }, sending({ client }))
    }
    const refused = subscribe(db, { ...ada, email: 'ada+6@example.com' }, sending({ client, now: noon + minute }))
    await expect(refused).rejects.toBeInstanceOf(TooManyRequests)
    expect(await rows(db)).toHaveLength(5)
    await subscribe(db, ada, { ...first, now: noon + minute })
  })

  test('other people’s use of an address does not count against its owner; a flood is quarantined', async ({ db }) => {
    for (let index = 0; index < 20; index++) await subscribe(db, { ...ada, name: `Ada ${index}` }, sending())
    expect(await rows(db)).toMatchObject([{ name: 'Ada 19', spam_reasons: null }])
    expect(await kinds(db)).toHaveLength(2)
    await subscribe(db, { ...ada, name: 'Robot' }, sending())
    await subscribe(db, { ...ada, email: 'ada+shop@example.com' }, sending())
    expect(await rows(db)).toMatchObject([
      { name: 'Ada 19', spam_reasons: null },
      { email: 'ada+shop@example.com', spam_reasons: expect.stringContaining('than one person would send') },
    ])
  })
})

describeOnBothDialects('a subscriber', (open) => {
  test('confirms once, even with repeated presses, and is welcomed once', { tags: 'simultaneous' }, async ({ db }) => {
    await subscribe(db, ada, sending())
    const token = await confirmToken(db)
    expect(await findConfirmation(db, token, noon)).toMatchObject({ status: 'pending' })
    await Promise.all([1, 2, 3].map(() => confirmSubscription(db, token, { marketing: true }, at(noon + minute))))
    expect(await rows(db)).toMatchObject([
      { status: 'active', confirmed_at: noon + minute, marketing_at: noon + minute, version: 2 },
    ])
    expect(await findConfirmation(db, token, noon + 30 * day)).toMatchObject({ status: 'active' })
    expect(await storedMails(db, { kind: 'subscription-confirmed' })).toHaveLength(1)
  })

  test('cannot confirm after 7 days, with another link or with a forged one', async ({ db }) => {
    await subscribe(db, ada, sending())
    const token = await confirmToken(db)
    const { id } = await onlyRow(db)
    for (const wrong of ['', 'x', token.slice(0, -1), token.replace('_1_', '_2_'), `${id}_1_`]) {
      expect(await findConfirmation(db, wrong, noon), wrong).toBeNull()
      await confirmSubscription(db, wrong, { marketing: false }, at())
    }
    const late = noon + 7 * day
    expect(await findConfirmation(db, token, late - 1)).not.toBeNull()
    expect(await findConfirmation(db, token, late)).toBeNull()
    await confirmSubscription(db, token, { marketing: false }, at(late))
    expect(await onlyRow(db)).toMatchObject({ status: 'pending' })
  })

  test('keeps the time of an unchanged consent, and loses the receipt of a withdrawn one', async () => {
    const db = await activeSubscriber(open, { ...ada, marketing: true })
    const token = await leaveToken(db)
    expect(await changePreferences(db, token, { ...all, name: '아다', marketing: true }, { now: noon + day })).toBe(
      true,
    )
    expect(await onlyRow(db)).toMatchObject({ name: '아다', marketing_at: noon })
    await changePreferences(db, token, { ...all, name: 'Ada', marketing: false }, { now: noon + day })
    expect(await onlyRow(db)).toMatchObject({ marketing_at: null, marketing_wording: null, marketing_version: null })
    await changePreferences(db, token, { ...all, name: 'Ada', marketing: true }, { now: noon + 2 * day })
    expect(await onlyRow(db)).toMatchObject({ marketing_at: noon + 2 * day })
  })

  test('leaves: only the hash stays, one receipt is sent, and the links no longer work', {
    tags: 'simultaneous',
  }, async () => {
    const db = await activeSubscriber(open)
    const token = await leaveToken(db)
    await Promise.all([1, 2, 3].map(() => unsubscribe(db, token, at(noon + day))))
    const row = await onlyRow(db)
    expect(row).toMatchObject({ status: 'unsubscribed', email: null, name: null, ended_at: noon + day })
    expect(JSON.stringify(row)).not.toMatch(/\bada\b/i)
    expect(await storedMails(db, { kind: 'unsubscribed' })).toHaveLength(1)
    expect(await findSubscriberOf(db, token)).toBeNull()
    expect(await changePreferences(db, token, { ...all, name: 'X', marketing: true }, { now: noon })).toBe(false)
    expect(await subscriberCounts(db)).toMatchObject({ active: 0, unsubscribed: 1, total: 0 })
  })

  test('gets the day of consent and of withdrawal in the receipts, as Seoul counts it', async ({ db }) => {
    await subscribe(db, ada, sending({ language: 'ko' }))
    const evening = Date.UTC(2026, 0, 17, 15)
    await confirmSubscription(db, await confirmToken(db), { marketing: false }, at(evening - 1))
    await unsubscribe(db, await leaveToken(db), at(evening))
    const [withdrawn, consented] = await storedMails(db)
    expect(consented?.text_body).toContain('수신 동의일: 2026년 1월 17일 토요일 (서울 시각)')
    expect(withdrawn?.text_body).toContain('수신 거부일: 2026년 1월 18일 일요일 (서울 시각)')
  })

  test('is unsubscribed by staff on the newest version, with the same receipt and no name in the log', async () => {
    const db = await activeSubscriber(open)
    const { id, version } = await onlyRow(db)
    const end = (version: number) => unsubscribeFor(db, { id, version }, { actor: ben, now: noon + day })
    expect(await end(version - 1)).toEqual({ ok: false, reason: 'changed' })
    expect(await end(version)).toEqual({ ok: true })
    expect(await end(version + 1)).toEqual({ ok: false, reason: 'wrong status' })
    expect(await onlyRow(db)).toMatchObject({ status: 'unsubscribed', email: null, name: null, search_text: null })
    expect(await storedMails(db, { kind: 'unsubscribed' })).toHaveLength(1)
    expect(await auditLines(db)).toEqual([['Ben', 'unsubscribed', id, null]])
    expect(JSON.stringify(await db.selectFrom('audit_events').selectAll().execute())).not.toMatch(/\bada\b/i)
  })

  test('comes back only by a new opt-in; the old confirm link does not work', async () => {
    const db = await activeSubscriber(open)
    const old = await confirmToken(db)
    await unsubscribe(db, await leaveToken(db), at())
    await subscribe(db, ada, sending({ now: noon + 2 * day }))
    expect(await rows(db)).toMatchObject([{ status: 'pending', email: ada.email, opt_in: 2, confirmed_at: null }])
    expect(await findConfirmation(db, old, noon + 2 * day)).toBeNull()
    await confirmSubscription(db, await confirmToken(db), { marketing: false }, at(noon + 2 * day))
    expect(await onlyRow(db)).toMatchObject({ status: 'active' })
  })

  test('can cancel from the opt-in mail before confirming, and gets no more mail', async ({ db }) => {
    await subscribe(db, ada, sending())
    const [mail] = await storedMails(db)
    const oneClick: string = JSON.parse(mail?.headers ?? '{}')['List-Unsubscribe']
    await unsubscribe(db, oneClick.slice(1, -1).split('/').at(-1) ?? '', at())
    expect(await onlyRow(db)).toMatchObject({ status: 'unsubscribed', email: null })
    expect(await kinds(db)).toEqual(['subscription-requested'])
    expect(await findConfirmation(db, await confirmToken(db), noon)).toBeNull()
  })

  test('gets the unsubscribe link by typing the address, twice a day at most; other addresses get nothing', {
    tags: 'simultaneous',
  }, async () => {
    const db = await activeSubscriber(open)
    const same = sending()
    await Promise.all(Array.from({ length: 50 }, () => requestUnsubscribeLink(db, 'ADA@example.com', same)))
    expect(await storedMails(db, { kind: 'unsubscribe-requested' })).toHaveLength(1)
    for (let index = 0; index < 3; index++) await requestUnsubscribeLink(db, ada.email, sending())
    await requestUnsubscribeLink(db, 'nobody@example.com', sending())
    const mails = await storedMails(db, { kind: 'unsubscribe-requested' })
    expect(mails.map((mail) => mail.to_address)).toEqual([ada.email, ada.email])
  })
})

describeOnBothDialects('after 7 days without a confirmation', (open) => {
  test('a request is deleted; an address that had unsubscribed before becomes a hash again', async () => {
    const db = await activeSubscriber(open)
    await unsubscribe(db, await leaveToken(db), at())
    await subscribe(db, ada, sending())
    await subscribe(db, { ...ada, email: 'new@example.com' }, sending())
    await subscribe(db, { ...ada, email: 'late@example.com' }, sending({ now: noon + minute }))
    await db.updateTable('outbox').set({ status: 'sent' }).execute()
    // Nobody can press the button of an email that has not left.
    await subscribe(db, { ...ada, email: 'unmailed@example.com' }, sending())
    expect(await purgeExpired(db, noon + 7 * day - 1)).toMatchObject({ unconfirmedSubscribers: 0 })
    expect(await purgeExpired(db, noon + 7 * day)).toMatchObject({ unconfirmedSubscribers: 1, lapsedSubscribers: 1 })
    const left = await rows(db)
    expect(left.map(({ status, email }) => [status, email]).sort()).toEqual([
      ['pending', 'late@example.com'],
      ['pending', 'unmailed@example.com'],
      ['unsubscribed', null],
    ])
  })
})
