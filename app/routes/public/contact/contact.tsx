import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, type MetaFunction, useLoaderData, useSearchParams } from '@remix-run/react'
import { defaultOffice, findOffice, type Office } from '#app/content/company/offices.ts'
import { enquiryServices } from '#app/content/enquiry-services.ts'
import { db } from '#app/db.server.ts'
import { isOffered } from '#app/features/appointments/book-time.server.ts'
import { ContactForm } from '#app/features/enquiries/contact-form.tsx'
import { QuickForm } from '#app/features/enquiries/quick-form.tsx'
import { contactSchema } from '#app/features/enquiries/schema.ts'
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { failedToSubmit, thankYou } from '#app/features/enquiries/words.ts'
import { officeDays } from '#app/features/records/office-days.server.ts'
import { ownDaysIn } from '#app/features/records/office-days.ts'
import { receiptOf } from '#app/features/records/visitor/visitor.server.ts'
import type { OfficeDetails } from '#app/features/texts/company/company.server.ts'
import { textSource } from '#app/features/texts/drafts/preview.server.ts'
import { contactPageTexts } from '#app/features/texts/kinds/contact-pages.server.ts'
import { faqTexts } from '#app/features/texts/kinds/faq.ts'
import { planTexts } from '#app/features/texts/kinds/plans.server.ts'
import { serviceTexts } from '#app/features/texts/kinds/services.server.ts'
import { readAllEntries, readPage } from '#app/features/texts/read-texts.server.ts'
import { FormHead } from '#app/forms/notices/form-receipt.tsx'
import { issueFormKey } from '#app/forms/read/form-key.server.ts'
import { readPublicForm } from '#app/forms/read/read-form.server.ts'
import { redirectWithFlash } from '#app/http/browser/flash.server.ts'
import { sameDataUnlessQuery } from '#app/http/browser/same-page.ts'
import { hrefIn } from '#app/languages/pages.ts'
import { languageOfRequest, phrasesFor, sayIn } from '#app/languages/phrases.server.ts'
import { useHrefIn, useLanguage, useSay } from '#app/languages/say.tsx'
import { knownFacts } from '#app/routes/known-facts.server.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { cityHours, openWords } from '#app/routes/public/city-hours.server.ts'
import { useFrameData } from '#app/routes/public/frame-data.ts'
import { faqData, officeData, organizationData, organizationFacts } from '#app/routes/structured-data.ts'
import { type Hours, localOffset, nextHours, type OwnDays, openState, zoneOffset } from '#app/time/office-hours.ts'
import { promiseNow } from '#app/time/promise.ts'
import { hoursWords } from '#app/time/wall-clock-in.ts'
import { useBrandLook } from '#app/ui/brand-look.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { PageLink } from '#app/ui/frame/page-link.tsx'
import { SocialList } from '#app/ui/frame/site-footer.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Reach } from '#app/ui/reach.tsx'
import { Section, SectionHeader } from '#app/ui/section.tsx'
import '#app/ui/styles/pages/contact.css'
import { LinkTabs, TabPanel } from '#app/ui/tabs.tsx'
import { FactText } from '#app/ui/text/fact-text.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { Language } from '#db/tables/records.ts'
import { AskBlock } from './ask-block.tsx'
import { contactHref, prefillNames } from './contact-href.ts'
import { contactPrefill } from './contact-prefill.ts'
import { mapHost, withMaps } from './map-links.server.ts'
import { OfficeDirections, OfficeMap, useLoadedMap } from './office-map.tsx'
import '#app/ui/styles/sections/two-cities.css'

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(
    args,
    args.data && {
      title: args.data.title,
      description: args.data.description,
      structured: [organizationData(args.data.company), ...args.data.offices.map(officeData), faqData(args.data.faq)],
    },
  )

export async function loader({ request, context }: LoaderFunctionArgs) {
  const texts = await textSource(db, request)
  const { facts, company } = await knownFacts(request)
  const { searchParams } = new URL(request.url)
  if (findOffice(searchParams.get('map') ?? '')) context.frameHost = mapHost
  const now = Date.now()
  const language = languageOfRequest(request)
  const offices = company.officesIn[language]
  const ownDays = ownDaysIn(await officeDays(db))
  const [services, plans] = await Promise.all([
    readAllEntries(texts, serviceTexts, now, language),
    readAllEntries(texts, planTexts, now, language),
  ])
  const { title, description, ...words } = facts(await readPage(texts, contactPageTexts, now, language))
  return {
    ...phrasesFor(request, 'enquiries', 'contact'),
    title,
    description,
    words,
    formKey: issueFormKey('contact', now),
    quickKey: issueFormKey('quick', now),
    prefill: contactPrefill(searchParams, { services, plans }, language),
    services: enquiryServices,
    hours: {
      text: company.inContent[language].get('hours') ?? '',
      weekend: company.inContent[language].get('weekend') ?? '',
    },
    company: organizationFacts(company, language),
    offices: facts(offices).map((office) => withMaps(office, sayIn(language))),
    firstOffice: defaultOffice,
    cities: cityHours(language, now, ownDays, offices),
    promise: promiseNow(language, now, ownDays),
    hasTimes: await isOffered(db),
    statuses: offices.map((office) => statusOf(office, { language, now, ownDays })),
    faq: facts((await readPage(texts, faqTexts, now, language)).questions),
  }
}

type At = { language: Language; now: number; ownDays: OwnDays }

function statusOf(office: Office, { language, now, ownDays }: At): OfficeStatus {
  const offset = zoneOffset(office.zone)
  const state = openState(office, now, ownDays)
  const hours = nextHours(office, now, ownDays)
  const told = hoursWords(hours, offset, { language, to: sayIn(language)(' to ') })
  return { open: state.open, label: openWords(office, state, language), hours, told }
}

export const shouldRevalidate = sameDataUnlessQuery(...prefillNames)

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readPublicForm({ request, context }, 'contact', contactSchema)
  if (!form.ok) return form.response
  const attempt = await form.attempt(() => submitEnquiry(db, 'contact', form.value, form.context), failedToSubmit)
  if (!attempt.ok) return attempt.response
  const on = { language: form.pageLanguage, now: Date.now() }
  const page = hrefIn(on.language, contactHref(new URL(request.url).searchParams, {}, '#send-a-message'))
  return redirectWithFlash(page, receiptOf('contact', thankYou, attempt.value, on))
}

export default function ContactPage() {
  const { formKey, quickKey, prefill, services, hours, hasTimes, cities, promise, words, faq } =
    useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  return (
    <>
      <FormHead
        form="contact"
        {...words.hero}
        actions={
          <a className={buttonClass('outline')} href="#send-a-message">
            {words.formTitle}
          </a>
        }
      />
      <Offices />
      <Section>
        <ContactDetails hours={hours} hasTimes={hasTimes} words={words} />
        <h2 className="enquiry-title">{words.formTitle}</h2>
        <ContactForm
          formKey={formKey}
          page={contactHref(search, {})}
          services={services}
          promise={promise}
          defaults={prefill}
        />
      </Section>
      <Section>
        <SectionHeader title={words.faqTitle} />
        <div className="columns faq">
          {faq.map(({ question, answer }) => (
            <details key={question}>
              <summary>{question}</summary>
              {answer.split(/\n+/).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </details>
          ))}
        </div>
      </Section>
      <AskBlock title={words.quickTitle} promise={promise} cities={cities}>
        <h3>{words.quickSubtitle}</h3>
        <QuickForm formKey={quickKey} from="contact" />
      </AskBlock>
    </>
  )
}

function Offices() {
  const { offices, firstOffice, statuses, words } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const map = useLoadedMap()
  const say = useSay()
  const hrefIn = useHrefIn()
  const chosen = search.get('office') ?? search.get('map') ?? ''
  const current = offices.find(({ id }) => id === chosen)?.id ?? firstOffice
  return (
    <Section tone="muted" id="offices">
      <SectionHeader {...words.offices} />
      <LinkTabs
        set="office"
        label={say('Offices')}
        current={current}
        tabs={offices.map(({ id, tab }) => ({ id, label: tab, to: hrefIn(contactHref(search, { office: id })) }))}
      />
      {offices.map((office, index) => (
        <TabPanel key={office.id} set="office" id={office.id} current={current}>
          <div className="columns">
            <div className="stack" data-gap="l">
              <OfficeCard office={office} status={statuses[index]} />
              <OfficeDirections office={office} />
            </div>
            <OfficeMap office={office} isLoaded={map === office.id} />
          </div>
        </TabPanel>
      ))}
    </Section>
  )
}

type ContactDetailsProps = {
  hours: { text: string; weekend: string }
  /** Times for a consultation are offered. */
  hasTimes: boolean
  words: Record<'detailsTitle' | 'nextTitle' | 'nextText', string>
}

/** Contact details that both offices share, above the form. */
function ContactDetails({ hours, hasTimes, words }: ContactDetailsProps) {
  const look = useBrandLook()
  const { socials = [], user } = useFrameData() ?? {}
  const say = useSay()
  return (
    <aside className="contact-facts" aria-labelledby="contact-details">
      <h2 id="contact-details" className="size-h4">
        {words.detailsTitle}
      </h2>
      <dl className="columns lines">
        {look.email || user ? (
          <div>
            <dt>{say('Email')}</dt>
            <dd>
              <Reach value={look.email || '[Email address – to be confirmed]'} scheme="mailto" />
            </dd>
          </div>
        ) : null}
        {look.phone ? (
          <div>
            <dt>{say('Phone')}</dt>
            <dd>
              <Reach value={look.phone} scheme="tel" />
            </dd>
          </div>
        ) : null}
        {look.whatsapp ? (
          <div>
            <dt>WhatsApp</dt>
            <dd>
              <a href={`https://wa.me/${look.whatsapp}`} rel="noreferrer">
                +{look.whatsapp}
              </a>
            </dd>
          </div>
        ) : null}
        <div>
          <dt>{say('Business hours')}</dt>
          <dd>
            {hours.text}
            <br />
            {hours.weekend}
          </dd>
        </div>
        <div>
          <dt>{words.nextTitle}</dt>
          <dd>
            {words.nextText}
            {hasTimes ? (
              <>
                <br />
                <PageLink href="/cta">{say('Choose a time for a consultation')}</PageLink>
              </>
            ) : null}
          </dd>
        </div>
        {socials.length > 0 || user ? (
          <div>
            <dt>{say('Follow us')}</dt>
            <dd>
              {socials.length > 0 ? (
                <SocialList socials={socials} />
              ) : (
                <Link className="fact-slot" to="/admin/texts/company/facts/en#text-socials">
                  {say('Profiles in social media')}
                </Link>
              )}
            </dd>
          </div>
        ) : null}
      </dl>
    </aside>
  )
}

/** An office's opening status in words, with its next hours, also in its own time. */
type OfficeStatus = { open: boolean; label: string; hours: Hours; told: string }

/** Address, contact and hours of an office, as far as they are known. */
function OfficeCard({ office, status }: { office: OfficeDetails; status?: OfficeStatus }) {
  const say = useSay()
  return (
    <div className="card office-card">
      <h3>{office.title}</h3>
      {status ? <Pill status={status.open ? 'active' : 'closed'}>{status.label}</Pill> : null}
      <address>
        {office.addressLines.map((line) => (
          <span key={line}>
            <FactText>{line}</FactText>
            <br />
          </span>
        ))}
        {office.city}, {office.country}
      </address>
      <dl className="dl">
        {office.phone ? (
          <>
            <dt>{say('Phone')}</dt>
            <dd>
              <Reach value={office.phone} scheme="tel" />
            </dd>
          </>
        ) : null}
        {office.email ? (
          <>
            <dt>{say('Email')}</dt>
            <dd>
              <Reach value={office.email} scheme="mailto" />
            </dd>
          </>
        ) : null}
        <dt>{say('Hours, {city} time', { city: office.city })}</dt>
        <dd>
          {office.hoursText}
          <br />
          {office.weekendText}
          {status ? <YourTime {...status} /> : null}
        </dd>
      </dl>
    </div>
  )
}

/**
 * The visitor's time zone is known only in the browser, so a script adds this line; its space is reserved from the
 * start.
 */
function YourTime({ hours, told }: Pick<OfficeStatus, 'hours' | 'told'>) {
  const isHydrated = useHydrated()
  const say = useSay()
  const language = useLanguage()
  const here = isHydrated ? hoursWords(hours, localOffset, { language, to: say(' to ') }) : null
  return (
    <span className="your-time" data-scripted="" data-longest={say('Your time: Wed 10:00 AM to Wed 10:00 AM')}>
      {here ? <span>{say('Your time: {hours}', { hours: here === told ? say('the same') : here })}</span> : null}
    </span>
  )
}
