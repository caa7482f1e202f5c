export { ProofDialog as default } from '#shared/proof/proof-dialog';
