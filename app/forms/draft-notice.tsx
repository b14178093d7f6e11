import { useSay } from '#app/languages/say.tsx'
import { Button } from '#app/ui/button.tsx'

/** Tells the user that the restored text is an unsaved draft. */
export const DraftNotice = ({ onDiscard }: { onDiscard: () => void }) => {
  const say = useSay()
  return (
    <div className="banner" data-kind="info" role="status">
      <p>{say('What you typed here before is back. It is not sent yet.')}</p>
      <div className="button-row">
        <Button size="s" variant="outline" onClick={onDiscard}>
          {say('Discard it')}
        </Button>
      </div>
    </div>
  )
}
