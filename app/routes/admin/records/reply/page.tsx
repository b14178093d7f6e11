import { Link, useActionData } from '@remix-run/react'
import { recordKinds } from '#app/features/records/kinds.ts'
import type { FormAnswer } from '#app/forms/form-state.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { ReplyForm } from './form.tsx'
import { ReplyPreview } from './preview.tsx'
import type { ReplyPageProps } from './route.server.ts'
import { OthersReplying } from './tell-replying.tsx'

/** The page of a refused reply and of its preview, with the conversation beside it. */
export function ReplyPage(props: ReplyPageProps) {
  const say = useSay()
  const { kind, path, query, reference, name, preview, isQuarantined } = props
  const isRefused = useActionData<FormAnswer>()?.form === 'reply'
  const recordHref = path.replace(/\/reply$/, '') + query
  const { label, path: list } = recordKinds[kind]
  return (
    <StaffPage
      title={preview ? say('Preview of the reply to {name}', { name }) : say('Reply to {name}', { name })}
      isTyped
      above={[
        { label, href: list },
        { label: reference, href: recordHref },
      ]}
      crumb={preview ? say('Preview') : say('Reply')}
    >
      {isQuarantined ? (
        <p className="banner" data-kind="warning">
          <Said
            phrase="This record is quarantined as spam. {link} before you reply."
            values={{ link: <Link to={recordHref}>{say('Release it')}</Link> }}
          />
        </p>
      ) : null}
      <OthersReplying
        reference={reference}
        names={props.replying}
        except={props.writers.map((writer) => writer.name)}
      />
      <div className="staff-columns">
        {preview && !isRefused ? <ReplyPreview {...props} preview={preview} /> : <ReplyForm {...props} isTitled />}
        <div className="stack">
          <Asked {...props} record={recordHref} />
          <Replies {...props} record={recordHref} />
        </div>
      </div>
    </StaffPage>
  )
}

/** The record's page, for links beside the form. */
type BesideProps = Pick<ReplyPageProps, 'asked' | 'replies' | 'timeZone'> & { record: string }

function Asked({ asked, timeZone, record }: BesideProps) {
  const say = useSay()
  return (
    <section className="card" aria-labelledby="asked-heading">
      <h2 id="asked-heading">{say('In reply to')}</h2>
      {asked ? (
        <>
          <p className="typed-message" dir="auto">
            {asked.text}
            {asked.isCut ? '…' : null}
          </p>
          {asked.isCut ? <WholeLink record={record} event={asked.event} /> : null}
          <Moment at={asked.at} zone={timeZone} />
          <p className="soft">{say('This message is quoted below the reply.')}</p>
        </>
      ) : (
        <p>{say('No message')}</p>
      )}
    </section>
  )
}

function WholeLink({ record, event }: { record: string; event: string | null }) {
  const say = useSay()
  return (
    <p>
      <Link to={event ? `${record.split('?')[0]}?whole=${event}#entry-${event}` : record}>{say('Show all')}</Link>
    </p>
  )
}

function Replies({ replies, timeZone, record }: BesideProps) {
  const say = useSay()
  if (replies.length === 0) return null
  return (
    <section className="card" aria-labelledby="replies-heading">
      <h2 id="replies-heading">{say('Earlier replies')}</h2>
      <ol className="thread">
        {replies.map(({ id, at, actor, note, isCut }) => (
          <li key={id} data-from="staff">
            <p className="thread-head">
              <span dir="auto">{actor ?? say('A former colleague')}</span> <Moment at={at} zone={timeZone} />
            </p>
            <p className="typed-message" dir="auto">
              {note}
              {isCut ? '…' : null}
            </p>
            {isCut ? <WholeLink record={record} event={id} /> : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
