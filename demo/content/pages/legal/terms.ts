import { t } from '../../../catalogue/texts/text.ts'
import { page } from '../page.ts'

export const termsPage = page('terms', t('Allgemeine Geschäftsbedingungen', 'Obchodní podmínky', 'Obchodné podmienky', 'Terms and conditions'), t(
    `Demotext; er begründet keine Rechte und Pflichten.

## 1. Geltung und Vertragspartner

Diese Bedingungen gelten für Bestellungen bei der LuftBasis GmbH durch Verbraucher und Unternehmer. Abweichende Bedingungen von Unternehmern gelten nur, wenn wir ihnen in Textform zustimmen.

## 2. Vertragsschluss

1. Die Darstellung im Shop ist noch kein bindendes Angebot.
2. Mit „Zahlungspflichtig bestellen“ geben Sie ein Angebot ab. Eingaben können Sie bis dahin in jedem Schritt ändern.
3. Der Eingang wird sofort per E-Mail bestätigt. Der Vertrag kommt mit unserer Annahme zustande, spätestens mit dem Versand.
4. Wir speichern den Vertragstext und senden ihn mit der Bestätigung per E-Mail zu, diese Bedingungen als Anhang. Mit Kundenkonto stehen Bestellungen und Rechnungen auch dort.

## 3. Preise, Versand, Zahlung

Es gelten die Preise zum Zeitpunkt der Bestellung, inklusive Mehrwertsteuer und zuzüglich [Versandkosten](page:shipping). Bei herabgesetzten Preisen nennen wir den niedrigsten Preis der letzten 30 Tage vor der Senkung.

## 4. Eigentumsvorbehalt

Die Ware bleibt bis zur vollständigen Zahlung unser Eigentum.

## 5. Mängel

Es gelten die gesetzlichen Rechte, siehe [Gewährleistung und Garantie](page:warranty). Für Unternehmer beträgt die Frist für neue Ware ein Jahr. Das gilt nicht für Ware, die entsprechend ihrer üblichen Verwendungsweise für ein Bauwerk verwendet worden ist und dessen Mangelhaftigkeit verursacht hat (§ 438 Abs. 1 Nr. 2 BGB), nicht bei arglistigem Verschweigen eines Mangels, nicht im Umfang einer übernommenen Garantie und nicht für Ansprüche aus Lieferantenregress (§§ 445a, 445b BGB). Ansprüche wegen Vorsatz, grober Fahrlässigkeit, Verletzung von Leben, Körper, Gesundheit und nach dem Produkthaftungsgesetz bleiben unberührt.

## 6. Widerruf

Verbrauchern steht ein [Widerrufsrecht](page:withdrawal) zu.

## 7. Recht und Sprache

Es gilt deutsches Recht. Zwingende Verbraucherschutzvorschriften des Staates, in dem Sie Ihren gewöhnlichen Aufenthalt haben, bleiben anwendbar. Vertragssprachen sind Deutsch, Tschechisch, Slowakisch und Englisch.`,
    `Ukázkový text, nezakládá práva ani povinnosti.

## 1. Úvodní ustanovení

Podmínky platí pro objednávky spotřebitelů i podnikatelů u společnosti LuftBasis GmbH.

## 2. Uzavření smlouvy

1. Nabídka v obchodě není závazným návrhem smlouvy.
2. Tlačítkem „Objednávka zavazující k platbě“ podáváte návrh. Do té doby můžete údaje v každém kroku změnit.
3. Přijetí objednávky potvrdíme neprodleně e-mailem. Smlouva vzniká naším přijetím, nejpozději odesláním zboží.
4. Text smlouvy ukládáme a zašleme jej s potvrzením e-mailem, tyto podmínky v příloze. Se zákaznickým účtem najdete objednávky a faktury i tam.

## 3. Ceny, doprava, platba

Platí ceny v okamžiku objednání včetně DPH, bez [dopravy](page:shipping). U slev uvádíme nejnižší cenu za 30 dní před snížením.

## 4. Výhrada vlastnictví

Zboží zůstává naším vlastnictvím do úplného zaplacení.

## 5. Vady

Práva z vadného plnění se řídí zákonem, spotřebitel je může uplatnit do 24 měsíců. Postup popisuje stránka [Reklamace](page:warranty).

## 6. Odstoupení

Spotřebitel má právo [odstoupit od smlouvy](page:withdrawal).

## 7. Rozhodné právo

Smlouva se řídí německým právem; tím není dotčena ochrana, kterou spotřebiteli poskytují kogentní předpisy státu jeho obvyklého bydliště, zejména občanský zákoník a zákon č. 634/1992 Sb.`,
    `Ukážkový text, nezakladá práva ani povinnosti.

## 1. Úvodné ustanovenia

Podmienky platia pre objednávky spotrebiteľov aj podnikateľov v spoločnosti LuftBasis GmbH.

## 2. Uzavretie zmluvy

1. Ponuka v obchode nie je záväzným návrhom zmluvy.
2. Tlačidlom „Objednávka s povinnosťou platby“ podávate návrh. Dovtedy môžete údaje v každom kroku zmeniť.
3. Prijatie objednávky potvrdíme bezodkladne e-mailom. Zmluva vzniká naším prijatím, najneskôr odoslaním tovaru.
4. Text zmluvy ukladáme a zašleme ho s potvrdením e-mailom, tieto podmienky v prílohe. So zákazníckym účtom nájdete objednávky a faktúry aj tam.

## 3. Ceny, doprava, platba

Platia ceny v okamihu objednania vrátane DPH, bez [dopravy](page:shipping). Pri zľavách uvádzame najnižšiu cenu za 30 dní pred znížením.

## 4. Výhrada vlastníctva

Tovar zostáva naším vlastníctvom do úplného zaplatenia.

## 5. Vady

Zodpovednosť za vady sa riadi zákonom, spotrebiteľ ju môže uplatniť do 24 mesiacov. Postup opisuje stránka [Reklamácie](page:warranty).

## 6. Odstúpenie

Spotrebiteľ má právo [odstúpiť od zmluvy](page:withdrawal).

## 7. Rozhodné právo

Zmluva sa riadi nemeckým právom; tým nie je dotknutá ochrana, ktorú spotrebiteľovi poskytujú kogentné predpisy štátu jeho obvyklého pobytu, najmä zákon č. 108/2024 Z. z.`,
    `Demo text; it creates no rights or duties.

## 1. Scope

These terms apply to orders by consumers and businesses from LuftBasis GmbH.

## 2. Conclusion of contract

1. The presentation in the shop is not yet a binding offer.
2. With “Order with obligation to pay” you make an offer. Until then every entry can be changed.
3. Receipt is confirmed at once by e-mail. The contract is concluded by our acceptance, at the latest by dispatch.
4. We store the text of the contract and send it with the confirmation by e-mail, these terms attached. With an account, orders and invoices are there too.

## 3. Prices, delivery, payment

Prices at the time of order apply, including VAT and excluding [delivery](page:shipping). For reductions we state the lowest price of the 30 days before.

## 4. Retention of title

Goods remain ours until paid in full.

## 5. Defects

Statutory rights apply, see [Warranty and claims](page:warranty).

## 6. Withdrawal

Consumers have a [right of withdrawal](page:withdrawal).

## 7. Governing law

German law applies; mandatory consumer protection of your country of habitual residence remains unaffected.`,
  ), ['/agb.html', '/terms-of-service'])
