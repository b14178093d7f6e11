import { Link, useActionData } from '@remix-run/react'
import { recordKinds } from '#app/features/records/kinds.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { HiddenField } from '#app/forms/fields/fields.tsx'
import type { FormAnswer } from '#app/forms/form-state.ts'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { drawn } from '#app/languages/message.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { fileSize } from '#app/routes/admin/mail/received/files.tsx'
import { DrawnMail } from '#app/routes/admin/shared/drawn-mail.tsx'
import { Fact, Typed } from '#app/routes/admin/shared/facts.tsx'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import type { ReplyPageProps } from './reply-actions.server.ts'
import { ReplyForm } from './reply-form.tsx'
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
        { label: drawn(reference), href: recordHref },
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
      <div className="columns" data-wide="first">
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
      <ol className="stack thread" data-gap="s">
        {replies.map(({ id, at, actor, note, isCut }) => (
          <li key={id} data-from="staff">
            <p className="cluster thread-head" data-align="ends">
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

type ReplyPreviewProps = Pick<ReplyPageProps, 'path' | 'query' | 'version' | 'words' | 'files'> & {
  preview: NonNullable<ReplyPageProps['preview']>
}

/** A preview of the reply as it would be sent. */
function ReplyPreview({ path, query, version, words, files, preview }: ReplyPreviewProps) {
  const say = useSay()
  const { from, to, replyTo, subject, text } = preview
  return (
    <article className="card" aria-labelledby="preview-heading">
      <h2 id="preview-heading" className="typed" dir="auto">
        {subject}
      </h2>
      <div className="facts">
        <dl className="dl">
          <Fact label={say('From')}>
            <Typed>{from}</Typed>
          </Fact>
          <Fact label={say('To')}>
            <Typed>{to}</Typed>
          </Fact>
          <Fact label={say('Replies go to')}>
            <Typed>{replyTo}</Typed>
          </Fact>
          {files.length > 0 ? (
            <Fact label={say('Files')}>
              <ul>
                {files.map(({ id, name, bytes }) => (
                  <li key={id} className="typed">
                    <span dir="auto">{name}</span> ({fileSize(bytes)})
                  </li>
                ))}
              </ul>
            </Fact>
          ) : null}
        </dl>
      </div>
      <DrawnMail src={`${path}/preview/drawn`} subject={subject} text={text} size="medium" />
      <ActionForm form="reply" action={path + query} defaults={{ ...words }} encType="multipart/form-data">
        <input type="hidden" name="version" value={version} />
        {['language', 'subject', 'body'].map((name) => (
          <HiddenField key={name} name={name} />
        ))}
        <div className="button-row">
          <SubmitButton busy={say('Sending...')}>{say('Send reply')}</SubmitButton>
          <LinkButton to={`${path.replace(/\/reply$/, '')}${query}#reply`} variant="outline">
            {say('Continue writing')}
          </LinkButton>
        </div>
      </ActionForm>
    </article>
  )
}
