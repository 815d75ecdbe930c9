import { useShop } from '../../shop.tsx'
import { Picture } from '../../ui/picture.tsx'
import { CachedMarkup } from '../../hydration/cached-markup.tsx'
import { StaticMarkup } from '../../hydration/static-markup.tsx'
import { FooterMenu } from './footer-menu.tsx'
import { LegalLine } from './legal-line.tsx'
import { SocialLinks } from './social-links.tsx'
import { TitleBlock } from '../header/title-block.tsx'

const none = [] as const
const input = ['footer'] as const

export const PageFooter = import.meta.env.SSR ? CachedFooter : Footer

function CachedFooter() {
  return (
    <CachedMarkup input={input} serverOnly={none}>
      {() => <Footer />}
    </CachedMarkup>
  )
}

function Footer() {
  const { cart, footer } = useShop().site.configuration
  return (
    <footer className="page-footer no-print">
      <TitleBlock />
      <StaticMarkup
        layout
        name="footer"
        className="page-footer__columns container"
        data={footer.social}
      >
        {(social) => (
          <>
            <FooterMenu code="footer-shop" />
            <FooterMenu code="footer-service" />
            <PurchaseNotes {...cart} />
            <div className="page-footer__notes">
              {footer.image && (
                <Picture
                  image={footer.image}
                  width={240}
                  height={96}
                  className="page-footer__picture"
                />
              )}
              {footer.text && <p>{footer.text}</p>}
              <SocialLinks social={social} />
            </div>
          </>
        )}
      </StaticMarkup>
      <LegalLine />
    </footer>
  )
}

interface PurchaseNotesProps {
  shippingInfo: string
  paymentInfo: string
}

function PurchaseNotes({ shippingInfo, paymentInfo }: PurchaseNotesProps) {
  const { text } = useShop()
  return (
    <div className="page-footer__notes">
      {shippingInfo && (
        <>
          <h2 className="page-footer__title">{text('footer.shipping')}</h2>
          <p>{shippingInfo}</p>
        </>
      )}
      {paymentInfo && (
        <>
          <h2 className="page-footer__title">{text('footer.payment')}</h2>
          <p>{paymentInfo}</p>
        </>
      )}
    </div>
  )
}
