// A version's differences from the current one, the button that restores it, and its preview.
import { fieldLabels } from '#app/features/brand/fields.ts'
import { brandParts, changedFields, partLabels } from '#app/features/brand/parts.ts'
import type { SavedBrand } from '#app/features/brand/revisions/revisions.server.ts'
import type { BrandAssets } from '#app/features/brand/schema.ts'
import { PostButton } from '#app/forms/post-button.tsx'
import { colons } from '#app/languages/colons.ts'
import { useLanguage, useSay, useWord } from '#app/languages/say.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { DataTable } from '#app/ui/sections/data-table.tsx'
import { PartPreview } from './parts/preview.tsx'
import { boardPath } from './paths.ts'

const path = `${boardPath}/history`

type RevisionViewProps = {
  version: number
  assets: BrandAssets
  /** The version before; null for the defaults. */
  before: BrandAssets | null
  current: SavedBrand
  canWrite: boolean
}

/** Nothing on the page of the current version. */
export function Restore({ version, assets, current, canWrite }: Omit<RevisionViewProps, 'before'>) {
  const say = useSay()
  if (!canWrite || differencesOf(assets, current.assets).length === 0) return null
  return (
    <PostButton action={`${path}/${version}`} id="restore" values={{ version: current.version }} reloadDocument>
      {say('Restore this version')}
    </PostButton>
  )
}

/** Shows the changes that a version made, and how it differs from the current one. */
export function RevisionView({ version, assets, before, current }: Omit<RevisionViewProps, 'canWrite'>) {
  const say = useSay()
  const changed = before ? differencesOf(before, assets) : []
  const later = differencesOf(assets, current.assets)
  const parts = new Set([...changed, ...later].map(({ part }) => part))
  const shown = parts.size === 0 ? brandParts : brandParts.filter((part) => parts.has(part))
  return (
    <>
      {later.length === 0 ? <p>{say('This is the current version.')}</p> : null}
      <Differences caption={say('What changed')} heads={[say('Before'), say('This version')]} rows={changed} />
      <Differences
        caption={say('Differences from the current version')}
        heads={[say('This version'), say('Current')]}
        rows={later}
      />
      {shown.map((part) => (
        <Panel key={part} id={`revision-${part}`} title={say(partLabels[part])}>
          <PartPreview part={part} assets={assets} version={version} />
        </Panel>
      ))}
    </>
  )
}

type DifferencesProps = { caption: string; heads: readonly string[]; rows: ReturnType<typeof differencesOf> }

function Differences({ caption, heads, rows }: DifferencesProps) {
  const say = useSay()
  const word = useWord()
  const colon = colons[useLanguage()]
  if (rows.length === 0) return null
  return (
    <DataTable
      caption={caption}
      columns={[say('Field'), ...heads]}
      rows={rows.map(({ key, part, label, earlier, now }) => ({
        key,
        cells: [
          `${say(partLabels[part])}${colon} ${word(label)}`,
          <Shown key="earlier" {...earlier} />,
          <Shown key="now" {...now} />,
        ],
      }))}
    />
  )
}

function differencesOf(assets: BrandAssets, current: BrandAssets) {
  return brandParts.flatMap((part) => {
    const [labels, then, now]: Record<string, string>[] = [fieldLabels[part], texts(assets[part]), texts(current[part])]
    return changedFields(assets[part], current[part]).map((name) => ({
      key: `${part} ${name}`,
      part,
      label: labels?.[name] ?? name,
      earlier: { name, value: then?.[name] },
      now: { name, value: now?.[name] },
    }))
  })
}

/** A colour comes with a sample of it. */
function Shown({ name, value }: { name: string; value: string | undefined }) {
  const say = useSay()
  if (!value) return say('Empty')
  if (!name.endsWith('Color')) return <span dir="auto">{value}</span>
  return (
    <span className="colour-value">
      <svg viewBox="0 0 1 1" aria-hidden="true">
        <rect width="1" height="1" fill={value} />
      </svg>
      {value}
    </span>
  )
}

const texts = (part: object) => Object.fromEntries(Object.entries(part).map(([name, value]) => [name, String(value)]))
