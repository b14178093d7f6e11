// Connect With Us: the page behind "Schedule a Consultation", "Schedule a Demo" and every "Learn More".

import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, type ShouldRevalidateFunction, useLoaderData } from '@remix-run/react'
import { Fragment, type ReactNode } from 'react'
import { subjectKeys } from '#app/content/subject-keys.ts'
import { db } from '#app/db.server.ts'
import { holdMs } from '#app/features/appointments/appointments.server.ts'
import { isOpen, refusedTime } from '#app/features/appointments/book-time.server.ts'
import { findOffer, viewIn, wishIn } from '#app/features/appointments/offer.server.ts'
import { queueBySlot } from '#app/features/appointments/queue-by-slot.server.ts'
import { heldEnough, timeTaken, viewKeys } from '#app/features/appointments/words.ts'
import { ConnectForm } from '#app/features/enquiries/connect-form.tsx'
import { connectSchema } from '#app/features/enquiries/schema.ts'
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { failedToSend, thankYou } from '#app/features/enquiries/words.ts'
import { officeDays } from '#app/features/records/office-days.server.ts'
import { ownDaysIn } from '#app/features/records/office-days.ts'
import { receiptOf } from '#app/features/records/visitor/visitor.server.ts'
import { textSource } from '#app/features/texts/drafts/preview.server.ts'
import { englishNames, knownSubjects, readSubjectNames, subjectWords } from '#app/features/texts/subjects.server.ts'
import { FormHead } from '#app/forms/notices/form-receipt.tsx'
import { issueFormKey } from '#app/forms/read/form-key.server.ts'
import { readPublicForm, toldTogether } from '#app/forms/read/read-form.server.ts'
import { redirectWithFlash } from '#app/http/browser/flash.server.ts'
import { sameDataUnlessQuery } from '#app/http/browser/same-page.ts'
import { hrefIn } from '#app/languages/pages.ts'
import { languageOfRequest, phrasesFor, sayIn } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { isMailed } from '#app/mail/outbox/mails.server.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { promiseNow, promiseWords } from '#app/time/promise.ts'
import { Fold } from '#app/ui/fold.tsx'
import { PageLink } from '#app/ui/frame/page-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { PointList } from '#app/ui/sections/point-list.tsx'
import { Steps } from '#app/ui/sections/steps.tsx'
import '#app/ui/styles/pages/contact.css'
import { findOutline, readCtaWords } from './cta-words.server.ts'
import '#app/ui/styles/sections/steps.css'

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data && { title: args.data.title, description: args.data.description })

export async function loader({ request, context }: LoaderFunctionArgs) {
  const texts = await textSource(db, request)
  const now = Date.now()
  const language = languageOfRequest(request)
  const names = await readSubjectNames(texts, now, language)
  const search = context.search ?? new URL(request.url).searchParams
  const about = knownSubjects(Object.fromEntries(search), names)
  const { title, demoTitle, description, about: aboutText, ...words } = await readCtaWords(texts, language, now)
  const subject = subjectWords(about, names)
  return {
    ...phrasesFor(request, 'enquiries', 'appointments'),
    offer: await findOffer(db, { search, language, now }),
    about,
    aboutWords: subject && aboutText.replace('{subject}', subject),
    english: await englishNames(texts, about, now, language),
    outline: await findOutline(texts, about, now, language),
    title: about.intent === 'demo' ? demoTitle : title,
    description,
    words,
    promise: promiseNow(language, now, ownDaysIn(await officeDays(db))),
    formKey: issueFormKey('connect', now),
  }
}

const sameData = sameDataUnlessQuery(...subjectKeys, ...viewKeys)
/** A time that was taken meanwhile is offered no longer. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  change.actionStatus === 409 || Boolean(change.actionResult?.errors?.slot) || sameData(change)

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readPublicForm({ request, context }, 'connect', connectSchema)
  const view = viewIn(request)
  if (view) {
    // Nothing is stored, and what is missing yet is no mistake.
    const { data: drawn } = form.ok ? form.refuse({}) : form.response
    Object.assign(context, { search: view, refused: false })
    return data({ ...drawn, errors: {}, formError: undefined, addressQuestion: undefined })
  }
  if (!form.ok)
    return toldTogether(form.response, languageOfRequest(request), async ({ slot }) => {
      const chosen = wishIn({ slot: String(slot) })
      return chosen && !(await isOpen(db, chosen.slot, Date.now())) ? { slot: [timeTaken] } : null
    })
  const about = knownSubjects(form.value, await readSubjectNames(db, Date.now()))
  const wish = wishIn(form.value)
  const attempt = await form.attempt(
    () =>
      queueBySlot(wish ? form.value.slot : '', () =>
        submitEnquiry(db, 'connect', { ...form.value, about, wish }, form.context),
      ).catch(refusedTime),
    failedToSend,
  )
  if (!attempt.ok) return attempt.response
  if (typeof attempt.value === 'string')
    return form.refuse({ errors: { slot: [attempt.value === 'taken' ? timeTaken : heldEnough] }, status: 409 })
  const query = new URLSearchParams(about).toString()
  const on = { language: form.pageLanguage, now: Date.now() }
  const page = hrefIn(on.language, `/cta${query && `?${query}`}#connect-with-us`)
  const thanks = receiptOf('connect', thankYou, attempt.value, on)
  // An equal enquiry was sent before; its appointment may have been moved or cancelled since.
  const { arranged, reference } = attempt.value
  if (!wish || arranged?.starts_at !== wish.slot.startsAt) return redirectWithFlash(page, thanks)
  const { held_until: until } = arranged
  if (until !== null && until <= on.now) return redirectWithFlash(page, thanks)
  const isLinkMailed = until !== null && (await isMailed(db, 'appointment-held', reference, on.now - holdMs))
  const words = until === null ? booked : isLinkMailed ? mailed : held
  const time = sayIn(on.language)(words, { time: promiseWords(arranged.starts_at, on.language) })
  return redirectWithFlash(page, { ...thanks, text: `${thanks.text} ${time}` })
}

const booked = 'Your consultation is booked: {time}.'
const mailed =
  'We keep this time for you for 30 minutes: {time}. Please confirm it with the link that we have emailed you.'
const held = 'We keep this time for you for 30 minutes: {time}. It is booked once a colleague has confirmed it.'

export default function ConnectPage() {
  const { formKey, about, aboutWords, offer, outline, promise, title, words } = useLoaderData<typeof loader>()
  return (
    <>
      <FormHead form="connect" title={title} lead={words.intro} />
      <Section id="connect-with-us">
        <h2 className="enquiry-title">{words.formTitle}</h2>
        <div className="columns" data-wide="first">
          {aboutWords || outline ? <EnquirySubject /> : null}
          <div>
            <ConnectForm formKey={formKey} about={about} offer={offer} promise={promise} />
          </div>
          <div className="sticky contact-details">
            <h2 className="size-h4">{words.nextTitle}</h2>
            <Steps steps={words.next} />
          </div>
        </div>
      </Section>
    </>
  )
}

/** Marks the language of English names in other words. */
function WithEnglish({ words, names: [name, ...others] }: { words: string; names: readonly string[] }): ReactNode {
  if (!name) return words
  const [before = '', ...behind] = words.split(name)
  return (
    <>
      <WithEnglish words={before} names={others} />
      {behind.length > 0 ? (
        <>
          <span lang="en">{name}</span>
          <WithEnglish words={behind.join(name)} names={others} />
        </>
      ) : null}
    </>
  )
}

/** The lists to choose another subject from. */
const lists = { service: '/services', industry: '/industries', product: '/products', plan: '/products#pricing' }

function EnquirySubject() {
  const { about, aboutWords, english, outline } = useLoaderData<typeof loader>()
  const say = useSay()
  const list = Object.entries(lists).find(([key]) => about[key as keyof typeof lists])
  return (
    <div className="enquiry-subject">
      <h3>{aboutWords ? <WithEnglish words={aboutWords} names={english} /> : outline?.title}</h3>
      {outline ? (
        <Fold
          summary={
            <span>
              <span>{outline.lead}</span>
              <small>{outline.facts.map(({ term }) => term).join(', ')}</small>
            </span>
          }
        >
          <dl className="dl">
            {outline.facts.map(({ term, lines, links }) => (
              <Fragment key={term}>
                <dt>{term}</dt>
                <dd>
                  {lines.length > 1 ? <PointList points={lines.map((title) => ({ title }))} /> : lines}
                  {links ? (
                    <ul className="cluster links">
                      {links.map(({ href, label, rest }) => (
                        <li key={href}>
                          <PageLink href={href}>
                            {label}
                            <span className="visually-hidden">: {rest}</span>
                          </PageLink>
                        </li>
                      ))}
                    </ul>
                  ) : null}
                </dd>
              </Fragment>
            ))}
          </dl>
          <PageLink href={outline.href}>{say('Read all about it')}</PageLink>
        </Fold>
      ) : null}
      {list && list[1] !== outline?.href ? <PageLink href={list[1]}>{say('Choose another')}</PageLink> : null}
    </div>
  )
}
