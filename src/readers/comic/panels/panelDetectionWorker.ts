import { runPageImageAnalysisWorker } from '../images/runPageImageAnalysisWorker'
import { detectComicPanels } from './detectComicPanels'

runPageImageAnalysisWorker(detectComicPanels)
