import { useShop } from '../../shop.tsx'
import { Picture } from '../../ui/picture.tsx'
import { FooterMenu } from './footer-menu.tsx'
import { LegalLine } from './legal-line.tsx'
import { SocialLinks } from './social-links.tsx'
import { TitleBlock } from '../header/title-block.tsx'

export function PageFooter() {
  const { frame, text } = useShop()
  const { cart, footer } = frame.configuration
  return (
    <footer className="page-footer no-print">
      <TitleBlock />
      <div className="page-footer__columns container">
        <FooterMenu code="footer-shop" />
        <FooterMenu code="footer-service" />
        <div className="page-footer__notes">
          {cart.shippingInfo && (
            <>
              <h2 className="page-footer__title">{text('footer.shipping')}</h2>
              <p>{cart.shippingInfo}</p>
            </>
          )}
          {cart.paymentInfo && (
            <>
              <h2 className="page-footer__title">{text('footer.payment')}</h2>
              <p>{cart.paymentInfo}</p>
            </>
          )}
        </div>
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
          <SocialLinks />
        </div>
      </div>
      <LegalLine />
    </footer>
  )
}
