// Moves an appointment to another free time, behind the mailed status link.
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { Link, type MetaFunction, type ShouldRevalidateFunction, useLoaderData, useParams } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { findOffer } from '#app/features/appointments/offer.server.ts'
import { visitorMoveSchema } from '#app/features/appointments/schema.ts'
import { SlotFields, TimesView, viewOf } from '#app/features/appointments/slot-fields.tsx'
import { hasAnotherOne, moved, moveFailed, moveTaken, noneToCome, viewKeys } from '#app/features/appointments/words.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { readForm } from '#app/forms/read/read-form.server.ts'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { redirectWithFlash } from '#app/http/browser/flash.server.ts'
import { sameDataUnlessQuery } from '#app/http/browser/same-page.ts'
import { hrefIn } from '#app/languages/pages.ts'
import { languageOfRequest, phrasesFor, sayIn } from '#app/languages/phrases.server.ts'
import { sayFrom, useHrefIn, useSay } from '#app/languages/say.tsx'
import { pageMeta } from '#app/routes/page-meta.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Hero, Section } from '#app/ui/section.tsx'
import { LinkGone } from './status-gone.tsx'
import { FactList } from './status-record.tsx'
import { moveBehind, recordBehind } from './status-records.server.ts'
import '#app/ui/styles/pages/status.css'

const formName = 'status-appointment'

export { privatePage as headers } from '#app/http/browser/private-page.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: sayFrom(args.matches)('Your appointment'), noindex: true })

export async function loader({ params, request }: LoaderFunctionArgs) {
  const language = languageOfRequest(request)
  const record = await recordBehind(params.token, language)
  const search = new URL(request.url).searchParams
  const asked = { search, language, now: Date.now(), zone: record?.appointment?.zone }
  const coming = record?.appointment?.isOver === false ? record.appointment : null
  return data(
    {
      ...phrasesFor(request, 'status', 'appointments'),
      reference: record?.reference,
      facts: coming?.facts ?? null,
      offer: coming && (await findOffer(db, asked)),
    },
    { status: record ? 200 : 404 },
  )
}

const sameData = sameDataUnlessQuery(...viewKeys)
/** A time that was taken meanwhile is offered no longer. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) => change.actionStatus === 409 || sameData(change)

export async function action({ request, context, params }: ActionFunctionArgs) {
  const form = await readForm({ request, context }, formName, visitorMoveSchema)
  if (!form.ok) return form.response
  const attempt = await form.attempt(() => moveBehind(params.token, form.value, form.context), moveFailed)
  if (!attempt.ok) return attempt.response
  if (attempt.value === 'gone') throw new Response(null, { status: 404 })
  if (attempt.value === 'taken') return form.refuse({ errors: { slot: [moveTaken] }, status: 409 })
  if (attempt.value === 'another') return form.refuse({ formError: hasAnotherOne, status: 409 })
  if (attempt.value !== 'done') return form.refuse({ formError: noneToCome, status: 409 })
  const flash = {
    form: 'status-link',
    kind: 'success',
    text: sayIn(form.pageLanguage)(moved),
  } as const
  return redirectWithFlash(hrefIn(form.pageLanguage, `/status/${encodeURIComponent(params.token ?? '')}`), flash)
}

export default function StatusAppointmentPage() {
  const { reference, facts, offer } = useLoaderData<typeof loader>()
  const { token = '' } = useParams()
  const say = useSay()
  const hrefIn = useHrefIn()
  if (!reference) return <LinkGone />
  const path = `/status/${token}/appointment`
  return (
    <>
      <Hero title={say('Your appointment')} lead={reference} />
      <Section width="narrow">
        <div className="status-record">
          {facts ? (
            <div className="card">
              <FactList facts={facts} />
              <LinkButton to={hrefIn(`${path}/cancel`)} variant="outline">
                {say('Cancel the appointment')}
              </LinkButton>
            </div>
          ) : (
            <p>{say(noneToCome)}</p>
          )}
          {offer ? (
            <>
              <ActionForm
                form={formName}
                action={`${path}?${new URLSearchParams(viewOf(offer))}`}
                failure={say(moveFailed)}
              >
                <SlotFields offer={offer} path={path} />
                <SubmitButton busy={say('Moving...')}>{say('Move to this time')}</SubmitButton>
              </ActionForm>
              <TimesView offer={offer} path={path} anchor={formName} />
            </>
          ) : null}
          <p>
            <Link to={hrefIn(`/status/${token}`)}>{say('Back to {reference}', { reference })}</Link>
          </p>
        </div>
      </Section>
    </>
  )
}
