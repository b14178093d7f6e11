// Editing or the preview, as the page's address says; without the right to write only the preview.
import { useSearchParams } from '@remix-run/react'
import { useSay } from '#app/languages/say.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

export type View = 'edit' | 'preview'

export function useView(canWrite: boolean): View {
  const [search] = useSearchParams()
  return canWrite && search.get('view') !== 'preview' ? 'edit' : 'preview'
}

export const ViewToggle = ({ view, path }: { view: View; path: string }) => {
  const say = useSay()
  return view === 'edit' ? (
    <LinkButton to={`${path}?view=preview`} variant="outline" preventScrollReset>
      <Icon name="eye" size={18} />
      {say('Preview')}
    </LinkButton>
  ) : (
    <LinkButton to={path} variant="outline" preventScrollReset>
      <Icon name="pencil" size={18} />
      {say('Edit')}
    </LinkButton>
  )
}
