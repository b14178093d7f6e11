// Connect With Us: where "Schedule a Consultation", "Schedule a Demo" and every "Learn More" lead.
import type { ActionFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import { company } from '#app/content/company.ts'
import { knownSubjects, subjectWords } from '#app/content/enquiry-subjects.ts'
import { offices } from '#app/content/offices.ts'
import { db } from '#app/db.server.ts'
import { ConnectForm } from '#app/features/enquiries/connect-form.tsx'
import { enquirySent } from '#app/features/enquiries/enquiry-sent.ts'
import { connectSchema } from '#app/features/enquiries/schema.ts'
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { failedToSend, thankYou } from '#app/features/enquiries/words.ts'
import { issueFormKey } from '#app/forms/form-key.server.ts'
import { readPublicForm } from '#app/forms/read-form.server.ts'
import { redirectWithFlash } from '#app/http/flash.server.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { PageHero, Section, SectionHeader } from '#app/ui/section.tsx'
import { Steps } from '#app/ui/sections/steps.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: heading(new URLSearchParams(args.location.search).get('intent')),
    description: `Tell ${company.name} in a few sentences what you are planning, and get an answer ${company.replyPromise}.`,
  })

export const loader = () => ({ formKey: issueFormKey('connect', Date.now()) })

export { sendOrKeep as clientAction } from '#app/forms/send-or-keep.ts'
export { sameDataForEveryQuery as shouldRevalidate } from '#app/http/same-page.ts'

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readPublicForm({ request, context }, 'connect', connectSchema)
  if (!form.ok) return form.response
  const about = knownSubjects(form.value)
  const sent = await form.attempt(
    () => submitEnquiry(db, 'connect', { ...form.value, about }, form.context),
    failedToSend,
  )
  if (!sent.ok) return sent.response
  const query = new URLSearchParams(about).toString()
  return redirectWithFlash(`/cta${query && `?${query}`}#connect-with-us`, enquirySent('connect', thankYou, sent.value))
}

export default function ConnectPage() {
  const { formKey } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const refused = useActionData<typeof action>()
  // A form that was refused without JavaScript comes back at /cta, and brings along what it is about.
  const about = knownSubjects(refused ? refused.values : Object.fromEntries(search))
  const words = subjectWords(about)
  return (
    <>
      <PageHero
        seed="cta"
        title={heading(about.intent)}
        lead={`A few sentences are enough: what you have, what you need and by when. We reply ${company.replyPromise}.`}
      />
      <Section id="connect-with-us">
        <div className="contact-grid">
          <div>
            <SectionHeader title="Connect With Us" lead={words ? `About: ${words}` : undefined} />
            <ConnectForm formKey={formKey} about={about} />
          </div>
          <div className="contact-details">
            <h2>What happens next</h2>
            <Steps steps={nextSteps} />
          </div>
        </div>
      </Section>
    </>
  )
}

const heading = (intent?: string | null) => (intent === 'demo' ? 'Schedule a Demo' : 'Schedule a Consultation')

const nextSteps = [
  {
    number: 1,
    title: 'You get a reference',
    description: 'It is shown once your message is stored, and reaches you by mail as well.',
  },
  {
    number: 2,
    title: 'A person reads it',
    description: `In ${offices.map(({ city }) => city).join(' or ')}, Monday to Friday 9:00 AM to 6:00 PM local time.`,
  },
  {
    number: 3,
    title: `We reply ${company.replyPromise}`,
    description: 'With questions, or with a proposal for a first conversation.',
  },
]
