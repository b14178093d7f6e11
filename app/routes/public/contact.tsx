import type { ActionFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData, useSearchParams } from '@remix-run/react'
import { company } from '#app/content/company.ts'
import { faq } from '#app/content/faq.ts'
import { defaultOffice, findOffice, offices } from '#app/content/offices.ts'
import { db } from '#app/db.server.ts'
import { ContactForm } from '#app/features/enquiries/contact-form.tsx'
import { contactSchema, failedToSubmit, thankYou } from '#app/features/enquiries/schema.ts'
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { issueFormKey } from '#app/forms/form-key.server.ts'
import { readPublicForm } from '#app/forms/read-form.server.ts'
import { redirectWithFlash } from '#app/http/flash.server.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { PageHero, Section, SectionHeader } from '#app/ui/section.tsx'
import { LinkTabs } from '#app/ui/tabs.tsx'
import { OfficeCard } from './office-card.tsx'
import { sendingOf } from './sending.server.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Contact',
    description: `Write to ${company.name}: offices in Seoul and Buea, a contact form, business hours and common questions.`,
  })

export const loader = () => ({ formKey: issueFormKey('contact', Date.now()) })

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readPublicForm({ request, context }, 'contact', contactSchema)
  if (!form.ok) return form.response
  const sending = await sendingOf(request, form)
  const sent = await form.attempt(() => submitEnquiry(db, 'contact', form.value, sending), failedToSubmit)
  if (!sent.ok) return sent.response
  const { reference } = sent.value
  return redirectWithFlash('/contact#contact', { form: 'contact', kind: 'success', text: thankYou, reference })
}

export default function ContactPage() {
  const { formKey } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const office = findOffice(search.get('office') ?? '') ?? findOffice(defaultOffice) ?? offices[0]
  return (
    <>
      <PageHero
        seed="contact"
        title="Contact us"
        lead="Tell us what you are trying to do. A person reads every message, and you get an answer within 24 hours."
      />
      <Section>
        <div className="contact-grid">
          <div>
            <SectionHeader title="Send us a message" />
            <ContactForm formKey={formKey} />
          </div>
          <div>
            <SectionHeader title="Our offices" />
            <LinkTabs
              label="Offices"
              current={office.id}
              tabs={offices.map(({ id, tab }) => ({ id, label: tab, to: `/contact?office=${id}` }))}
            />
            <OfficeCard office={office} />
          </div>
        </div>
      </Section>
      <Section tone="muted" width="narrow">
        <SectionHeader title="Frequently asked questions" />
        <div className="faq">
          {faq.map(({ id, question, answer }) => (
            <details key={id} id={`faq-${id}`}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </Section>
    </>
  )
}
