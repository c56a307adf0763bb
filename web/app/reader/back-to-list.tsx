import { ArrowLeft } from 'lucide-react'
import { Button } from '../ui/button.tsx'

export function BackToList({ onBack }: { onBack: () => void }) {
  return (
    <Button look="plain" size="small" className="mb-2 justify-self-start" onClick={onBack}>
      <ArrowLeft className="size-4" aria-hidden />
      Everything you are asked
    </Button>
  )
}
