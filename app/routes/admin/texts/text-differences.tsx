import type { differencesOf } from '#app/features/texts/versions.server.ts'
import { PostButton } from '#app/forms/post-button.tsx'
import { useSay } from '#app/languages/say.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { DataTable } from '#app/ui/sections/data-table.tsx'
import { ChangedWords, type WordChange } from '#app/ui/text/changed-words.tsx'
import type { Language } from '#db/tables/records.ts'

type Rows = Awaited<ReturnType<typeof differencesOf>>['rows']

type VersionWordsProps = { change: WordChange | null; changed: string; language: Language }

/** The first words that the version changed, and the fields that it changed. */
export const VersionWords = ({ change, changed, language }: VersionWordsProps) => {
  const say = useSay()
  if (!change) return null
  return (
    <Panel id="version-words" title={say('What changed')}>
      <h3 className="field-label">{changed}</h3>
      <ChangedWords change={change} lang={language} />
    </Panel>
  )
}

/** The fields in which a version differs from the newest; null for one that fits no longer. */
export function TextDifferences({ rows, language }: { rows: Rows; language: Language }) {
  const say = useSay()
  return (
    <>
      {rows ? null : (
        <p>{say('It no longer fits this release. If you restore it, the site shows the default text.')}</p>
      )}
      {rows?.length ? (
        <DataTable
          caption={say('Differences from the latest version')}
          columns={[say('Field'), say('This version'), say('Latest')]}
          rows={rows.map(({ name, label, earlier, newest }) => ({
            key: name,
            cells: [
              label,
              <Typed key="earlier" text={earlier} lang={language} />,
              <Typed key="newest" text={newest} lang={language} />,
            ],
          }))}
        />
      ) : (
        <p>{say('It is the same as the latest version.')}</p>
      )}
    </>
  )
}

function Typed({ text, lang }: { text: string; lang: Language }) {
  const say = useSay()
  if (!text) return say('Empty')
  return (
    <span dir="auto" lang={lang}>
      {text}
    </span>
  )
}

export const OpenText = ({ to }: { to: string }) => (
  <LinkButton to={to} variant="outline">
    {useSay()('Open the text')}
  </LinkButton>
)

export const Restore = ({ path, version }: { path: string; version: number }) => {
  const say = useSay()
  return (
    <PostButton action={path} id="restore" values={{ version }} reloadDocument>
      {say('Restore this version')}
    </PostButton>
  )
}
