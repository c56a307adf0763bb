import { ArrowLeft } from 'lucide-react'
import { Button } from '../ui/button.tsx'

export function BackToList({ onBack }: { onBack: () => void }) {
  return (
    <Button look="plain" size="small" className="-ml-3 mb-2 justify-self-start" onClick={onBack}>
      <ArrowLeft className="size-4" aria-hidden />
      Back to the list
    </Button>
  )
}
