import type { AccessRequest } from '#app/features/brand/templates/access-requests.server.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { Said } from '#app/languages/said.tsx'
import { useSay, useWord } from '#app/languages/say.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { boardPath, filePath } from './paths.ts'

type ReadyTemplateProps = { title: string; text: string; files: readonly { label: string; path: string }[] }

/** A template that is made from the saved assets. */
export const ReadyTemplateCard = ({ title, text, files }: ReadyTemplateProps) => {
  const say = useSay()
  const word = useWord()
  return (
    <article className="card">
      <h2>{word(title)}</h2>
      <p>{word(text)}</p>
      <p className="file-links">
        {files.map((file) => (
          <a key={file.path} href={filePath(file.path)} download>
            {say('Download {file}', { file: word(file.label) })}
            <span className="visually-hidden">, {word(title)}</span>
          </a>
        ))}
      </p>
    </article>
  )
}

type ComingTemplateProps = {
  id: string
  title: string
  text: string
  requests: readonly AccessRequest[]
  ownId: string
  zone: string
}

/** A template that staff can request. */
export function ComingTemplateCard({ id, title, text, requests, ownId, zone }: ComingTemplateProps) {
  const say = useSay()
  const word = useWord()
  const own = requests.filter(({ template }) => template === id)
  return (
    <article className="card">
      <h2>{word(title)}</h2>
      <p>
        <Pill status="pending">{say('available soon')}</Pill>
      </p>
      <p>{word(text)}</p>
      {own.length > 0 ? (
        <ul className="row-note">
          {own.map(({ user_id, name, requested_at }) => (
            <li key={user_id}>
              <Said
                phrase="Requested by {name}, {time}"
                values={{
                  name: <span className="typed">{name}</span>,
                  time: <Moment at={requested_at} zone={zone} only="date" />,
                }}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {own.some(({ user_id }) => user_id === ownId) ? null : (
        <ActionForm form={`access-${id}`} action={`${boardPath}/templates?for=${id}`} className="">
          <SubmitButton busy={say('Requesting...')} variant="outline">
            {say('Request Access')}
          </SubmitButton>
        </ActionForm>
      )}
    </article>
  )
}
