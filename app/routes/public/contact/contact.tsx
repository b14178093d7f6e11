import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData, useSearchParams } from '@remix-run/react'
import { defaultOffice, findOffice, type Office } from '#app/content/company/offices.ts'
import { enquiryServices } from '#app/content/enquiry-services.ts'
import { db } from '#app/db.server.ts'
import { ContactForm } from '#app/features/enquiries/contact-form.tsx'
import { QuickForm } from '#app/features/enquiries/quick-form.tsx'
import { contactSchema } from '#app/features/enquiries/schema.ts'
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { failedToSubmit, thankYou } from '#app/features/enquiries/words.ts'
import { officeDays } from '#app/features/records/office-days.server.ts'
import { ownDaysIn } from '#app/features/records/office-days.ts'
import { recordSent } from '#app/features/records/visitor/record-sent.server.ts'
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
import { useHrefIn, useSay } from '#app/languages/say.tsx'
import { knownFacts } from '#app/routes/known-facts.server.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { faqData, officeData, organizationData, organizationFacts } from '#app/routes/structured-data.ts'
import { nextHours, type OwnDays, openState, zoneOffset } from '#app/time/office-hours.ts'
import { hoursWords } from '#app/time/wall-clock-in.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Section, SectionHeader } from '#app/ui/section.tsx'
import { Editorial } from '#app/ui/sections/section-layouts.tsx'
import { LinkTabs, TabPanel } from '#app/ui/tabs.tsx'
import type { Language } from '#db/tables/records.ts'
import { cityHours } from '../city-hours.server.ts'
import { openWords } from '../open-words.server.ts'
import { ContactDetails } from './contact-details.tsx'
import { contactHref, prefillNames } from './contact-href.ts'
import { contactPrefill } from './contact-prefill.ts'
import { mapHost } from './map-links.ts'
import { OfficeCard, type OfficeStatus } from './office-card.tsx'
import { OfficeDirections, OfficeMap, useLoadedMap } from './office-map.tsx'

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
  const { facts, company } = await knownFacts(request)
  const { searchParams } = new URL(request.url)
  if (findOffice(searchParams.get('map') ?? '')) context.frameHost = mapHost
  const now = Date.now()
  const language = languageOfRequest(request)
  const offices = company.officesIn[language]
  const ownDays = ownDaysIn(await officeDays(db))
  const [services, plans] = await Promise.all([
    readAllEntries(db, serviceTexts, now, language),
    readAllEntries(db, planTexts, now, language),
  ])
  const { title, description, ...words } = facts(await readPage(db, contactPageTexts, now, language))
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
    offices: facts(offices),
    firstOffice: defaultOffice,
    cities: cityHours(language, now, ownDays, offices),
    statuses: offices.map((office) => statusOf(office, { language, now, ownDays })),
    faq: facts((await readPage(db, faqTexts, now, language)).questions),
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

export { clientAction } from '#app/forms/network-safe-action.ts'
export const shouldRevalidate = sameDataUnlessQuery(...prefillNames)

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readPublicForm({ request, context }, 'contact', contactSchema)
  if (!form.ok) return form.response
  const attempt = await form.attempt(() => submitEnquiry(db, 'contact', form.value, form.context), failedToSubmit)
  if (!attempt.ok) return attempt.response
  const on = { language: form.pageLanguage, now: Date.now() }
  const page = hrefIn(on.language, contactHref(new URL(request.url).searchParams, {}, '#send-a-message'))
  return redirectWithFlash(page, recordSent('contact', thankYou, attempt.value, on))
}

export default function ContactPage() {
  const { formKey, quickKey, prefill, services, hours, cities, words, faq } = useLoaderData<typeof loader>()
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
        <div className="contact-grid">
          <ContactDetails hours={hours} cities={cities} words={words} />
          <div>
            <h2 className="enquiry-title">{words.formTitle}</h2>
            <ContactForm formKey={formKey} page={contactHref(search, {})} services={services} defaults={prefill} />
          </div>
        </div>
      </Section>
      <Section>
        <Editorial title={words.faqTitle}>
          <div className="faq">
            {faq.map(({ question, answer }) => (
              <details key={question}>
                <summary>{question}</summary>
                {answer.split(/\n+/).map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </details>
            ))}
          </div>
        </Editorial>
      </Section>
      <Section tone="muted" labelledBy="ask-us-directly">
        <Editorial id="ask-us-directly" title={words.quickTitle}>
          <h3 className="enquiry-title">{words.quickSubtitle}</h3>
          <QuickForm formKey={quickKey} from="contact" />
        </Editorial>
      </Section>
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
          <div className="office">
            <div>
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
