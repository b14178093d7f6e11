// All files in one zip; scripts add the download's progress.
import { useLoaderData } from '@remix-run/react'
import { type MouseEvent, useState } from 'react'
import { db } from '#app/db.server.ts'
import { currentBrand } from '#app/features/brand/current-brand.server.ts'
import { filesOf, listKeptFiles } from '#app/features/brand/export/kept-files.server.ts'
import { brandParts, partLabels } from '#app/features/brand/parts.ts'
import { brandLabels } from '#app/features/brand/words.ts'
import { can } from '#app/features/staff/permissions.ts'
import { useSay } from '#app/languages/say.tsx'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Board } from './board.tsx'
import { FileTable } from './file-table.tsx'
import { filePath, zipPath } from './paths.ts'

export const handle = { permission: 'brand.read', title: 'Brand export' } as const

export const loader = staffLoader(handle.permission, async ({ staff: { role } }) => {
  const brand = await currentBrand(db)
  const parts = brandParts.map((part) => ({ part, groups: filesOf(brand, part) }))
  return { parts, paths: listKeptFiles(brand).map(({ path }) => path), canWrite: can(role, 'brand.write') }
})

export default function BrandExportPage() {
  const say = useSay()
  const { parts, paths, canWrite } = useLoaderData<typeof loader>()
  return (
    <Board tab="export" page={say('Export')} canWrite={canWrite}>
      <Panel id="whole" title={say('Download everything')}>
        <p>
          {say('{count} files: logos, favicons, letterhead, business card and palette, in their saved versions.', {
            count: paths.length,
          })}
        </p>
        <DownloadAssets href={zipPath} paths={paths} />
      </Panel>
      <div className="stack alike-tables">
        {parts.map(({ part, groups }) => (
          <Panel key={part} id={`export-${part}`} title={say(partLabels[part])} as="stack">
            <FileTable
              groups={groups}
              caption={say('Files: {part}', { part: say(partLabels[part]) })}
              href={filePath}
            />
          </Panel>
        ))}
      </div>
    </Board>
  )
}

type Progress = { state: 'idle' | 'done' | 'failed' } | { state: 'loading'; files: number }

type DownloadAssetsProps = {
  href: string
  /** The paths of the files in the zip, in order. */
  paths: readonly string[]
}

function DownloadAssets({ href, paths }: DownloadAssetsProps) {
  const say = useSay()
  const [progress, setProgress] = useState<Progress>({ state: 'idle' })
  const isLoading = progress.state === 'loading'

  const download = async (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    if (isLoading) return
    setProgress({ state: 'loading', files: 0 })
    try {
      save(await fetchWhole(href, paths, (files) => setProgress({ state: 'loading', files })))
      setProgress({ state: 'done' })
    } catch {
      setProgress({ state: 'failed' })
    }
  }
  return (
    <div className="cluster">
      <a
        className={buttonClass('primary')}
        href={href}
        download
        onClick={download}
        aria-disabled={isLoading || undefined}
      >
        <Icon name="download" size={18} />
        {say('Download Assets')}
      </a>
      {isLoading ? <progress max={paths.length} value={progress.files} aria-label={say('Files received')} /> : null}
      <p role="status">
        {isLoading ? say('{count} of {total} files', { count: progress.files, total: paths.length }) : null}
        {progress.state === 'done' ? say('Download complete') : null}
      </p>
      {progress.state === 'failed' ? (
        <p className="banner" data-kind="error" role="alert">
          {say(brandLabels.downloadFailed)}
        </p>
      ) : null}
    </div>
  )
}

type Download = { name: string; blob: Blob }

async function fetchWhole(href: string, paths: readonly string[], tell: (files: number) => void): Promise<Download> {
  const answer = await fetch(href)
  if (!answer.ok || !answer.body) throw new Error(`Answered ${answer.status}`)
  const count = countEntries(paths)
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const reader = answer.body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    chunks.push(value)
    tell(count(value))
  }
  const name = /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1] ?? 'brand.zip'
  return { name, blob: new Blob(chunks, { type: 'application/zip' }) }
}

function save({ name, blob }: Download) {
  const href = URL.createObjectURL(blob)
  const link = Object.assign(document.createElement('a'), { href, download: name })
  link.click()
  URL.revokeObjectURL(href)
}

const decoder = new TextDecoder('latin1')

/** @returns takes the next bytes, and says how many of the names have been seen */
function countEntries(paths: readonly string[]): (chunk: Uint8Array) => number {
  let seen = 0
  let rest = ''
  const longest = Math.max(0, ...paths.map((path) => path.length))
  return (chunk) => {
    let text = rest + decoder.decode(chunk)
    for (let path = paths[seen]; path !== undefined; path = paths[seen]) {
      const at = text.indexOf(path)
      if (at < 0) break
      text = text.slice(at + path.length)
      seen += 1
    }
    // A name may be split across two chunks.
    rest = text.slice(-longest)
    return seen
  }
}
