import { LegalLine } from './legal-line.tsx'

export function CheckoutFooter() {
  return (
    <footer className="page-footer page-footer--reduced no-print">
      <LegalLine />
    </footer>
  )
}
