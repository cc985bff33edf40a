import { findPageRegionWithoutBorders } from './findPageRegionWithoutBorders'
import { runPageImageAnalysisWorker } from './runPageImageAnalysisWorker'

runPageImageAnalysisWorker(findPageRegionWithoutBorders)
