// Asks before an appointment is cancelled, behind the mailed status link.
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { Link, type MetaFunction, useLoaderData, useParams } from '@remix-run/react'
import { cancelFailed, cancelled, noneToCome } from '#app/features/appointments/words.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { emptySchema } from '#app/forms/fields/rules.ts'
import { readForm } from '#app/forms/read/read-form.server.ts'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { redirectWithFlash } from '#app/http/browser/flash.server.ts'
import { hrefIn } from '#app/languages/pages.ts'
import { languageOfRequest, phrasesFor, sayIn } from '#app/languages/phrases.server.ts'
import { sayFrom, useHrefIn, useSay } from '#app/languages/say.tsx'
import { pageMeta } from '#app/routes/page-meta.ts'
import { Hero, Section } from '#app/ui/section.tsx'
import { LinkGone } from './status-gone.tsx'
import { FactList } from './status-record.tsx'
import { cancelBehind, recordBehind } from './status-records.server.ts'
import '#app/ui/styles/pages/status.css'

const formName = 'status-appointment-cancel'

export { privatePage as headers } from '#app/http/browser/private-page.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: sayFrom(args.matches)('Cancel your appointment'), noindex: true })

export async function loader({ params, request }: LoaderFunctionArgs) {
  const record = await recordBehind(params.token, languageOfRequest(request))
  const facts = record?.appointment?.isOver === false ? record.appointment.facts : null
  const phrases = phrasesFor(request, 'status', 'appointments')
  return data({ ...phrases, reference: record?.reference, facts }, { status: record ? 200 : 404 })
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const form = await readForm({ request, context }, formName, emptySchema)
  if (!form.ok) return form.response
  const attempt = await form.attempt(() => cancelBehind(params.token, form.context), cancelFailed)
  if (!attempt.ok) return attempt.response
  if (attempt.value === 'gone') throw new Response(null, { status: 404 })
  if (attempt.value !== 'done') return form.refuse({ formError: noneToCome, status: 409 })
  const flash = { form: 'status-link', kind: 'success', text: sayIn(form.pageLanguage)(cancelled) } as const
  return redirectWithFlash(hrefIn(form.pageLanguage, `/status/${encodeURIComponent(params.token ?? '')}`), flash)
}

export default function StatusAppointmentCancelPage() {
  const { reference, facts } = useLoaderData<typeof loader>()
  const { token = '' } = useParams()
  const say = useSay()
  const hrefIn = useHrefIn()
  if (!reference) return <LinkGone />
  return (
    <>
      <Hero title={say('Cancel your appointment')} lead={reference} />
      <Section width="narrow">
        <div className="stack status-record" data-gap="l">
          {facts ? (
            <ActionForm form={formName} action={`/status/${token}/appointment/cancel`} failure={say(cancelFailed)}>
              <FactList facts={facts} />
              <p>{say('We still have your message and will answer it.')}</p>
              <SubmitButton busy={say('Cancelling...')} variant="danger">
                {say('Cancel the appointment')}
              </SubmitButton>
            </ActionForm>
          ) : (
            <p>{say(noneToCome)}</p>
          )}
          <p>
            <Link to={hrefIn(`/status/${token}`)}>{say('Back to {reference}', { reference })}</Link>
          </p>
        </div>
      </Section>
    </>
  )
}
