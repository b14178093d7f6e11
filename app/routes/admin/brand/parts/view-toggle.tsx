import { useSay } from '#app/languages/say.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { View } from './use-saving.ts'

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
