import { ActionForm } from '#app/forms/action-form.tsx'
import { HiddenField } from '#app/forms/fields/fields.tsx'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { useSay } from '#app/languages/say.tsx'
import { fileSize } from '#app/routes/admin/mail/received/file-size.ts'
import { DrawnMail } from '#app/routes/admin/shared/drawn-mail.tsx'
import { Fact, Typed } from '#app/routes/admin/shared/facts.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import type { ReplyPageProps } from './route.server.ts'

type ReplyPreviewProps = Pick<ReplyPageProps, 'path' | 'query' | 'version' | 'words' | 'files'> & {
  preview: NonNullable<ReplyPageProps['preview']>
}

/** A preview of the reply as it would be sent. */
export function ReplyPreview({ path, query, version, words, files, preview }: ReplyPreviewProps) {
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
