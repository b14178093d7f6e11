import { useSay } from '#app/languages/say.tsx'
import { PartLinks } from '#app/routes/admin/shared/part-links.tsx'
import { manager } from './words.ts'

const transfer = 'Import and export'
const parts = [
  { label: 'Posts', to: manager },
  { label: 'Media library', to: `${manager}/media` },
  { label: 'Redirects', to: `${manager}/redirects` },
  { label: transfer, to: `${manager}/transfer` },
] as const

type ManagerLinksProps = { current: (typeof parts)[number]['label']; mayWrite: boolean }

export const ManagerLinks = ({ current, mayWrite }: ManagerLinksProps) => (
  <PartLinks
    label={useSay()('Blog manager')}
    parts={parts.filter(({ label }) => mayWrite || label !== transfer)}
    current={current}
  />
)
