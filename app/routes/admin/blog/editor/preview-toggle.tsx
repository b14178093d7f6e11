import { useSay } from '#app/languages/say.tsx'
import { Button } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'

type PreviewButtonProps = {
  isOpen: boolean
  onPress: () => void
  /** The page that draws the typed text without scripts. */
  page: string
}

/** Opens the preview beside the text; without scripts, in a new tab. */
export function PreviewButton({ isOpen, onPress, page }: PreviewButtonProps) {
  const say = useSay()
  if (useHydrated()) {
    return (
      <Button variant="outline" aria-pressed={isOpen} onClick={onPress}>
        {say('Preview')}
      </Button>
    )
  }
  return (
    <button
      type="submit"
      className="button button-outline"
      name="shown"
      value="page"
      formAction={page}
      formTarget="_blank"
      formNoValidate
    >
      {say('Preview')}
    </button>
  )
}
