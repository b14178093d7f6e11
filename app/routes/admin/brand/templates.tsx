// The templates made from the saved assets.
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { currentBrand } from '#app/features/brand/current-brand.server.ts'
import { listKeptFiles } from '#app/features/brand/export/kept-files.server.ts'
import { templatesIn } from '#app/features/brand/templates/templates.ts'
import { can } from '#app/features/staff/permissions.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { CardGrid } from '#app/ui/card.tsx'
import { Board } from './board.tsx'
import { filePath } from './paths.ts'

export const handle = { permission: 'brand.read', title: 'Brand templates' } as const

export const loader = staffLoader(handle.permission, async ({ staff: { role } }) => ({
  templates: templatesIn(listKeptFiles(await currentBrand(db))),
  canWrite: can(role, 'brand.write'),
}))

export default function BrandTemplatesPage() {
  const { templates, canWrite } = useLoaderData<typeof loader>()
  return (
    <Board tab="templates" canWrite={canWrite}>
      <CardGrid>
        {templates.map((template) => (
          <TemplateCard key={template.id} {...template} />
        ))}
      </CardGrid>
    </Board>
  )
}

type TemplateCardProps = { title: Phrase; text: Phrase; files: readonly { label: string; path: string }[] }

function TemplateCard({ title, text, files }: TemplateCardProps) {
  const say = useSay()
  return (
    <article className="card">
      <h2>{say(title)}</h2>
      <p>{say(text)}</p>
      <p className="cluster links">
        {files.map((file) => (
          <a key={file.path} href={filePath(file.path)} download>
            {say('Download {file}', { file: file.label })}
            <span className="visually-hidden">, {say(title)}</span>
          </a>
        ))}
      </p>
    </article>
  )
}
