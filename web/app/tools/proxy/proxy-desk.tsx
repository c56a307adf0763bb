import { ProxyFilePart } from './proxy-file-part.tsx'
import { ProxyPerson } from './proxy-person.tsx'
import { useProxy } from './use-proxy.ts'

/** The surname and place proxy, for one application or a file, in this browser alone. */
export function ProxyDesk() {
  const ask = useProxy()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <ProxyPerson ask={ask} />
      <ProxyFilePart ask={ask} />
    </div>
  )
}
