// Confirms the time that a visitor chose, behind the mailed link. Opening it changes nothing, because mail scanners open it too.
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { Link, type MetaFunction, useLoaderData, useParams } from '@remix-run/react'
import { confirmed, confirmFailed, confirmTaken, hasAnotherOne, noneToCome } from '#app/features/appointments/words.ts'
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
import { confirmBehind, recordBehind } from './status-records.server.ts'
import '#app/ui/styles/pages/status.css'

const formName = 'status-appointment-confirm'

export { privatePage as headers } from '#app/http/browser/private-page.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: sayFrom(args.matches)('Confirm your appointment'), noindex: true })

export async function loader({ params, request }: LoaderFunctionArgs) {
  const record = await recordBehind(params.token, languageOfRequest(request))
  const { isOver = true, isHeld = false, facts = [] } = record?.appointment ?? {}
  const phrases = phrasesFor(request, 'status', 'appointments')
  const state = isOver ? 'none' : isHeld ? 'held' : 'booked'
  return data({ ...phrases, reference: record?.reference, state, facts }, { status: record ? 200 : 404 })
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const form = await readForm({ request, context }, formName, emptySchema)
  if (!form.ok) return form.response
  const attempt = await form.attempt(() => confirmBehind(params.token, form.context), confirmFailed)
  if (!attempt.ok) return attempt.response
  if (attempt.value === 'gone') throw new Response(null, { status: 404 })
  if (attempt.value === 'taken') return form.refuse({ formError: confirmTaken, status: 409 })
  if (attempt.value === 'another') return form.refuse({ formError: hasAnotherOne, status: 409 })
  if (attempt.value !== 'done') return form.refuse({ formError: noneToCome, status: 409 })
  const text = sayIn(form.pageLanguage)(confirmed)
  const flash = { form: 'status-link', kind: 'success', text } as const
  return redirectWithFlash(hrefIn(form.pageLanguage, `/status/${encodeURIComponent(params.token ?? '')}`), flash)
}

export default function StatusAppointmentConfirmPage() {
  const { reference, state, facts } = useLoaderData<typeof loader>()
  const { token = '' } = useParams()
  const say = useSay()
  const hrefIn = useHrefIn()
  if (!reference) return <LinkGone />
  return (
    <>
      <Hero title={say(state === 'booked' ? 'Your appointment' : 'Confirm your appointment')} lead={reference} />
      <Section width="narrow">
        <div className="status-record">
          {state === 'held' ? (
            <ActionForm form={formName} action={`/status/${token}/appointment/confirm`} failure={say(confirmFailed)}>
              <FactList facts={facts} />
              <SubmitButton busy={say('Confirming...')}>{say('Confirm this time')}</SubmitButton>
            </ActionForm>
          ) : null}
          {state === 'booked' ? <FactList facts={facts} /> : null}
          {state === 'none' ? <p>{say(noneToCome)}</p> : null}
          {state === 'held' ? (
            <p>
              <Link to={hrefIn(`/status/${token}/appointment`)}>{say('Choose another time')}</Link>
            </p>
          ) : null}
          <p>
            <Link to={hrefIn(`/status/${token}`)}>{say('Back to {reference}', { reference })}</Link>
          </p>
        </div>
      </Section>
    </>
  )
}
